import { idParam, numberParam, type SearchOf, searchParams } from '../../../../lib/address/search-params.ts'

/** What the education's payment page is opened for: a course that is not in an order yet, or an order. */
export const coursePaymentSearch = searchParams({
  course: idParam,
  order: idParam,
  /** Fen that the buyer was shown before there was an order. */
  agreed: numberParam(0),
})

export type CoursePaymentSearch = SearchOf<typeof coursePaymentSearch>
