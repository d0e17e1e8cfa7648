import { idParam, type SearchOf, searchParams, textParam } from '../../../lib/address/search-params.ts'

/** The help centre's state in the address; what does not fit is left out. */
export const helpSearch = searchParams({
  /** Occurs in a question. */
  keyword: textParam,
  /** A heading that questions stand under. */
  topic: textParam,
  /** The question that is open at first. */
  question: idParam,
})

export type HelpSearch = SearchOf<typeof helpSearch>
