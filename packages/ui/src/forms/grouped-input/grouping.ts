/** Splits a text into groups of the given lengths, parted by a blank; what goes beyond stands in a last group. */
export function grouped(text: string, groups: readonly number[]): string {
  const parts: string[] = []
  let rest = text
  for (const length of groups) {
    if (rest === '') break
    parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return rest === '' ? parts.join(' ') : [...parts, rest].join(' ')
}

/** What was typed, without blanks and marks, at most as long as the groups together; letters large. */
export function ungrouped(text: string, groups: readonly number[]): string {
  const length = groups.reduce((sum, group) => sum + group, 0)
  return text
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, length)
}

/** Where the caret belongs in the grouped text when so many characters stand before it. */
export function caretAfter(count: number, text: string, groups: readonly number[]): number {
  return grouped(text.slice(0, count), groups).length
}
