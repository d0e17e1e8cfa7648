import type { HelpArticle } from '@portal/api-contract'
import { wordsOf } from '../../../lib/content/marked/words.ts'
import type { HelpSearch } from './help-search.ts'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a question is found by; its heading and itself where its text is none. */
const textOf = ({ text, category, title }: HelpArticle): string =>
  typeof text === 'string' ? text : `${category} ${title}`

/** Those questions that hold every word that is looked for, of the chosen heading where one is. */
export function matching(
  questions: readonly HelpArticle[],
  { keyword = '', topic }: HelpSearch,
): HelpArticle[] {
  const words = wordsOf(keyword).map(plain)
  return questions.filter((question) => {
    if (topic && question.category !== topic) return false
    const heap = plain(textOf(question))
    return words.every((word) => heap.includes(word))
  })
}

/** Characters of an excerpt, and how many of them stand before the word. */
const [length, lead] = [90, 20]

/**
 * The piece of an answer around the first word that its question does not hold already; undefined where the question holds them
 * all.
 */
export function excerptOf(question: HelpArticle, words: readonly string[]): string | undefined {
  const title = `${question.title}`
  const text = textOf(question)
  const answer = text.slice(text.indexOf(title) + title.length).trim()
  const missing = words.map(plain).filter((word) => !plain(title).includes(word))
  const places = missing.map((word) => answer.toLowerCase().indexOf(word)).filter((place) => place >= 0)
  if (places.length === 0) return undefined
  const start = Math.max(0, Math.min(...places) - lead)
  // Half of a pair of surrogates shows as a blot.
  const piece = answer.slice(start, start + length).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${start > 0 ? '…' : ''}${piece}${start + length < answer.length ? '…' : ''}`
}
