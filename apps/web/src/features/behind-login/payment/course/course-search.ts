import { idParam, type SearchOf, searchParams } from '../../../../lib/address/search-params.ts'

/** What the education's payment page is opened for: a course that is not in an order yet, or an order. */
export const coursePaymentSearch = searchParams({ course: idParam, order: idParam })

export type CoursePaymentSearch = SearchOf<typeof coursePaymentSearch>
