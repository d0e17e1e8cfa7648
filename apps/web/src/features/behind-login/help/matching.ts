import type { HelpArticle } from '@portal/api-contract'
import type { HelpSearch } from './help-search.ts'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Those questions that hold every word that is looked for, of the chosen heading where one is. */
export function matching(
  questions: readonly HelpArticle[],
  { keyword = '', topic }: HelpSearch,
): HelpArticle[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean)
  return questions.filter(({ title, category }) => {
    if (topic && category !== topic) return false
    const text = plain(`${category} ${title}`)
    return words.every((word) => text.includes(word))
  })
}
