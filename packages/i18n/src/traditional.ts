const han = /\p{Script=Han}/u

// What Taiwan writes fits into Big5, its own character set: rows 0xa4 to 0xc6 are frequent, 0xc9 to 0xf9 rarer characters.
const big5 = new Set([...rowsOfBig5(0xa4, 0xc6), ...rowsOfBig5(0xc9, 0xf9)])

function rowsOfBig5(first: number, last: number): string {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const bytes = rows.flatMap((row) => Array.from({ length: 0xbf }, (_, cell) => [row, 0x40 + cell]))
  return new TextDecoder('big5').decode(new Uint8Array(bytes.flat()))
}

/** Big5 has them for words that no page needs, such as 茶几 and 老么; elsewhere they are 幾 and 麼. */
const almostNever = new Set('几么')

/**
 * The Chinese characters of a text that Taiwan does not use, each once: simplified ones. Those that it uses in some word,
 * such as 后, 准 or 里, are not among them.
 */
export function simplifiedIn(text: string): string[] {
  return [...new Set(text)].filter(
    (character) => han.test(character) && (!big5.has(character) || almostNever.has(character)),
  )
}
