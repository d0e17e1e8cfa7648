function foldedOf(text: string): string {
  // Plain letters and digits have nothing to decompose, and lists have thousands of them.
  const plain = /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.toLowerCase().trimEnd()
}

const folded = new Map<string, string>()
/** More different texts than the lists of a run have. */
const mostTexts = 100_000

/** Texts that some database takes for equal, such as `BIM` and `bim`, become the same. Each question about a list asks for all of its texts. */
export function fold(text: string): string {
  const known = folded.get(text)
  if (known !== undefined) return known
  const value = foldedOf(text)
  if (folded.size >= mostTexts) folded.clear()
  folded.set(text, value)
  return value
}

const byCode = (a: string, b: string): number => {
  const [left, right] = [[...a], [...b]]
  const at = left.findIndex((character, i) => character !== right[i])
  if (at < 0) return left.length - right.length
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

/** Two bytes of GBK, by which some databases order Chinese, to the character they stand for. */
function gbkRanks(): Map<string, number> {
  const decoder = new TextDecoder('gbk')
  const ranks = new Map<string, number>()
  for (let code = 0x8140; code <= 0xfefe; code++) {
    const text = decoder.decode(Uint8Array.of(code >> 8, code & 0xff))
    if ([...text].length === 1 && !ranks.has(text)) ranks.set(text, code)
  }
  return ranks
}

let ranks: Map<string, number> | undefined

const byGbk = (a: string, b: string): number => {
  ranks ??= gbkRanks()
  const known = ranks
  const inGbk = (text: string) =>
    [...text].map((character) => String.fromCodePoint(known.get(character) ?? character.codePointAt(0) ?? 0))
  return byCode(inGbk(a).join(''), inGbk(b).join(''))
}

const collator = (locale: string) => new Intl.Collator(locale).compare

/** The orders of texts that databases are known to have. */
const orders: readonly ((a: string, b: string) => number)[] = [
  byCode,
  (a, b) => byCode(a.toLowerCase(), b.toLowerCase()),
  (a, b) => byCode(a.toUpperCase(), b.toUpperCase()),
  byGbk,
  collator('en'),
  collator('zh'),
  collator('zh-u-co-stroke'),
  collator('zh-u-co-zhuyin'),
]

/** Whether `first` stands after `second` in every order that there is. */
export const isAfter = (first: string, second: string): boolean =>
  orders.every((compare) => compare(first, second) > 0)
