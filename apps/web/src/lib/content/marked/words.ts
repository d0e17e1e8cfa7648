/**
 * The words of a keyword as the backend looks for them, the longest first. What surrounds a word in running text –
 * quotes, book title marks, commas – is no part of it.
 */
export function wordsOf(keyword: string): string[] {
  const words = keyword
    .normalize('NFKC')
    .split(/\s+/u)
    .map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''))
    .filter((word) => word !== '')
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

/** A stretch of a text. */
interface Stretch {
  /** Where it begins. */
  at: number
  text: string
  /** Whether it is one of the words looked for. */
  isHit: boolean
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Cuts a text at every occurrence of the words, whatever their case; the stretches together are the text. */
export function cutAtWords(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return [{ at: 0, text, isHit: false }]
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'giu')
  const stretches: Stretch[] = []
  let at = 0
  // With one group in the pattern every second piece is a hit.
  for (const [index, piece] of text.split(pattern).entries()) {
    if (piece !== '') stretches.push({ at, text: piece, isHit: index % 2 === 1 })
    at += piece.length
  }
  return stretches
}
