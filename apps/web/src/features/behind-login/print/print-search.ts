import { idParam, oneOfParam, type SearchOf, searchParams } from '../../../lib/address/search-params.ts'

/** What is printed, and the id of the application or the fee that it is about. */
export const printSearch = searchParams({
  type: oneOfParam(['APPLY_FORM', 'FEE_NOTICE', 'RECEIPT']),
  id: idParam,
})

export type PrintSearch = SearchOf<typeof printSearch>
