import type { MemberSummary } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../api/http.ts'

/** Where the member stands and the one thing to do next: what a home is drawn from. Asked anew whenever it is opened, but not twice at once. */
export const memberSummaryQueryOptions = queryOptions({
  queryKey: ['account', 'summary'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/member/summary', { signal })),
  staleTime: 2_000,
})

/** The member's fees that a unit is paying; none where the backend does not say. */
export const feesPaidByUnit = ({
  onBehalfFeeIds,
}: Pick<MemberSummary['fees'], 'onBehalfFeeIds'>): readonly number[] => onBehalfFeeIds ?? []
