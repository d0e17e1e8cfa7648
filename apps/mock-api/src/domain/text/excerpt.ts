const maxLength = 160
/** Characters before the hit, enough to see what the sentence is about. */
const lead = 40

/** Where the first of the words stands, longer words before shorter ones; -1 when none does. */
function findFirst(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase()
  for (const word of words) {
    const at = lower.indexOf(word)
    if (at >= 0) return at
  }
  return -1
}

/** Keeps a pair of surrogates together. */
function cut(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
}

/**
 * A piece of at most 160 characters of `text` around the first hit, with an ellipsis where it was cut; its beginning
 * when nothing is hit.
 *
 * @param words in lower case, the most telling first
 */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= maxLength) return text
  const start = Math.max(0, Math.min(findFirst(text, words) - lead, text.length - maxLength + 2))
  const room = maxLength - (start > 0 ? 2 : 1)
  const end = Math.min(text.length, start + room)
  return `${start > 0 ? '…' : ''}${cut(text, start, end)}${end < text.length ? '…' : ''}`
}
