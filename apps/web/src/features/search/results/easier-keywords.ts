import { wordsOf } from '../../../lib/content/marked/words.ts'
import { tradeWords } from '../start/trade-words-list.ts'

/**
 * Keywords that find more than one that found nothing: each of its words alone, and the words of the trade in it.
 * At most six, the most telling first.
 */
export function easierKeywords(keyword: string): string[] {
  const words = wordsOf(keyword)
  const single = words.length > 1 ? words : []
  const inside = tradeWords
    .map(({ word }) => word)
    .filter((word) => words.some((other) => other !== word && other.includes(word)))
  return [...new Set([...single, ...inside])].slice(0, 6)
}
