/** Runs of Chinese characters, of letters, of digits; everything else parts them. */
const runs = /\p{Script=Han}+|[[\p{L}\p{M}]--\p{Script=Han}]+|\p{N}+/gv
const isHan = /^\p{Script=Han}/u

const runsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(runs) ?? []

/** 计价依据 → 计价 价依 依据 据. The last character stands alone too, so that one character is found wherever it is. */
function bigrams(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/**
 * A text as the index keeps it: Chinese in overlapping pairs, other words and numbers whole. SQLite's own tokenizers
 * take a Chinese sentence for one word, and its trigrams find nothing for a word of two characters.
 */
export function toIndexText(text: string): string {
  return runsOf(text)
    .flatMap((run) => (isHan.test(run) ? bigrams(run) : [run]))
    .join(' ')
}

function toPhrase(run: string): string {
  const pairs = bigrams(run)
  if (!isHan.test(run)) return `"${run}"`
  // A single character may begin any pair; of a longer word the lone last one is not looked for.
  return pairs.length === 1 ? `"${run}"*` : `"${pairs.slice(0, -1).join(' ')}"`
}

/**
 * What is typed into a search box as an FTS5 query: every run must occur. Only letters, digits and Chinese get
 * through, so quotes and operators mean nothing.
 *
 * @returns null when there is nothing to look for
 */
export function toQuery(keyword: string): string | null {
  const phrases = runsOf(keyword).map(toPhrase)
  return phrases.length > 0 ? phrases.join(' AND ') : null
}

/** A keyword as it is counted: what only differs in signs, spaces and the size of letters is the same question. */
export const searchKey = (keyword: string): string => runsOf(keyword).join(' ')

/** The runs of a keyword, longest first: what to show in an excerpt. */
export function wordsOf(keyword: string): string[] {
  return runsOf(keyword).toSorted((a, b) => b.length - a.length)
}
