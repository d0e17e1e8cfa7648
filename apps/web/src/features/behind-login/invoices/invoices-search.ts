import type { InvoiceKind, InvoiceStatus } from '@portal/api-contract'
import {
  idParam,
  oneOfParam,
  pageParam,
  patternParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'

export const invoiceFilters = [
  'PENDING',
  'ISSUING',
  'ISSUED',
  'FAILED',
  'REJECTED',
  'RED_FLUSHED',
] as const satisfies InvoiceStatus[]

export const kindFilters = ['FISCAL_RECEIPT', 'E_NORMAL', 'E_SPECIAL'] as const satisfies InvoiceKind[]

/** Orders of the list as the backend writes them, the usual one first. */
export const invoiceSorts = [
  'createdDate,desc',
  'createdDate,asc',
  'issueDate,desc',
  'issueDate,asc',
  'amount,desc',
  'amount,asc',
] as const

/** The list's state in the address, and what is opened from it; what does not fit is left out. */
export const invoicesSearch = searchParams({
  status: oneOfParam(invoiceFilters),
  kind: oneOfParam(kindFilters),
  /** Occurs in the buyer's name. */
  keyword: textParam,
  sort: oneOfParam(invoiceSorts),
  page: pageParam,
  /** The invoice that is opened. */
  invoice: idParam,
  /** What is done: an invoice asked for, the one that is opened mended, or the book of titles looked after. */
  part: oneOfParam(['apply', 'mend', 'titles']),
  /** The order whose invoice is looked for, or asked for where it has none. */
  order: idParam,
  /** The orders that are chosen for the invoice that is asked for: `ordersOf` reads them. Empty where none is left. */
  orders: patternParam(/^(\d{1,15}(-\d{1,15})*)?$/),
})

export type InvoicesSearch = SearchOf<typeof invoicesSearch>

export const invoicesPageSize = 10

/** The criteria of the backend for what the list is narrowed to and sorted by, without a page. */
export const invoiceCriteria = ({ status, kind, keyword, sort = invoiceSorts[0] }: InvoicesSearch) => ({
  sort: [sort, 'id,desc' as const],
  ...(status && { 'status.equals': status }),
  ...(kind && { 'invoiceKind.equals': kind }),
  ...(keyword && { 'buyerName.contains': keyword }),
})

/** The same for one page. */
export const invoicesQuery = (search: InvoicesSearch) => ({
  ...invoiceCriteria(search),
  page: (search.page ?? 1) - 1,
  size: invoicesPageSize,
})

/** The ids of the chosen orders in the address, `12-15`. */
export const ordersOf = (orders = ''): number[] => orders.split('-').filter(Boolean).map(Number)

/** What of the address opens the form that stands in the list's place. */
export const formParams = ['part', 'order', 'orders'] as const

/** The address without that form: the list as it was narrowed. */
export const withoutForm = (search: object) => ({
  ...search,
  ...Object.fromEntries(formParams.map((name) => [name, undefined])),
})
