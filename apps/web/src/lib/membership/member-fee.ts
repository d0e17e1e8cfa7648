import type { FeeStatus, MemberFee } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../api/http.ts'

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
