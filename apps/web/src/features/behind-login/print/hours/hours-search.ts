import { idParam, searchParams } from '../../../../lib/address/search-params.ts'

/** The certificate of hours that is printed; without one, all of the period. */
export const hoursPrintSearch = searchParams({ certificate: idParam })
