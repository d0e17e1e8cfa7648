import type { MemberOrderDetail } from '@portal/api-contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { memberOrderQueryOptions } from '../../../../lib/membership/member-order.ts'

/** What an order's move changes: the orders, the fees in it, its payment, the membership and the courses. Refused moves, too: it stands otherwise than shown. */
function forgetMoney(queryClient: QueryClient): void {
  for (const queryKey of [['orders'], ['fees'], ['payment'], ['account'], ['messages']])
    void queryClient.invalidateQueries({ queryKey })
}

function useOrderMove<Variables>(move: (variables: Variables) => Promise<MemberOrderDetail>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: move,
    onSuccess: (order) => queryClient.setQueryData(memberOrderQueryOptions(order.id).queryKey, order),
    onSettled: () => forgetMoney(queryClient),
  })
}

/** Closes an order that is still open. */
export const useCancelOrder = (id: number) =>
  useOrderMove(() => unwrap(api.POST('/api/member-orders/{id}/cancel', { params: { path: { id } } })))

/** Asks the association to pay an order back. */
export const useRequestRefund = (id: number) =>
  useOrderMove((reason: string) =>
    unwrap(api.POST('/api/member-orders/{id}/refund', { params: { path: { id } }, body: { reason } })),
  )
