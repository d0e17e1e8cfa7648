import type { FeeStatus, MemberFee } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../api/http.ts'

const payableStatuses: readonly FeeStatus[] = ['UNPAID', 'OVERDUE']

/** Statuses of fees that the member still owes; one that is `PAYING` lies in an order that is still open. */
export const owedStatuses: readonly FeeStatus[] = [...payableStatuses, 'PAYING']

/** Whether a fee can be put into a new order, as what was paid back can until its year ends. */
export const isPayable = ({ status, isPayable }: Pick<MemberFee, 'status' | 'isPayable'>): boolean =>
  payableStatuses.includes(status) || (status === 'REFUNDED' && isPayable)

/** What the member owes in all. */
export const feeInfoQueryOptions = queryOptions({
  queryKey: ['fees', 'info'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/member-fees/info', { signal })),
})

/** The fees that somebody wants to pay, oldest first; ids that are not the member's are missing in the answer. */
export const chosenFeesQueryOptions = (ids: number[]) =>
  queryOptions({
    queryKey: ['fees', 'chosen', ids],
    queryFn: async ({ signal }) => {
      const query = { 'id.in': ids, size: ids.length, sort: ['feeYear,asc' as const, 'id,asc' as const] }
      const { items } = await unwrapList(api.GET('/api/member-fees/user', { params: { query }, signal }))
      return items
    },
    // Paid in another tab a moment ago? Money is not shown from memory.
    staleTime: 0,
  })
