import { idParam, searchParams } from '../../../../lib/address/search-params.ts'

/** The order whose receipts are printed. */
export const receiptsSearch = searchParams({ order: idParam })
