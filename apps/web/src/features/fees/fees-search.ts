import type { FeeStatus } from '@portal/api-contract'
import { oneOfParam, pageParam, type SearchOf, searchParams } from '../../lib/search-params.ts'

const owed: FeeStatus[] = ['UNPAID', 'OVERDUE', 'PAYING']

/** What the list can be narrowed to: all that is owed, or one state. */
export const feeFilters = ['owed', 'UNPAID', 'OVERDUE', 'PAYING', 'PAID', 'EXEMPT', 'REFUNDED'] as const
export type FeeFilter = (typeof feeFilters)[number]

/** Orders of the list besides the newest year first, as the backend writes them. */
export const feeSorts = ['feeYear,asc', 'amount,desc', 'dueDate,asc'] as const
export type FeeSort = (typeof feeSorts)[number]

/** The list's state in the address; what does not fit is left out. */
export const feesSearch = searchParams({
  status: oneOfParam(feeFilters),
  sort: oneOfParam(feeSorts),
  page: pageParam,
})

export type FeesSearch = SearchOf<typeof feesSearch>

export const feesPageSize = 10

/** The criteria of the backend for a list's state. */
export function feesQuery({ status, sort, page = 1 }: FeesSearch) {
  return {
    page: page - 1,
    size: feesPageSize,
    sort: [sort ?? ('feeYear,desc' as const), 'id,desc' as const],
    ...(status && { 'status.in': status === 'owed' ? owed : [status] }),
  }
}
