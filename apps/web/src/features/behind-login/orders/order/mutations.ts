import type { MemberOrderDetail, RefundRequest } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { forgetMoney } from '../../../../lib/membership/forget-money.ts'
import { memberOrderQueryOptions } from '../../../../lib/membership/member-order.ts'

function useOrderMove<Variables>(move: (variables: Variables) => Promise<MemberOrderDetail>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: move,
    onSuccess: (order) => queryClient.setQueryData(memberOrderQueryOptions(order.id).queryKey, order),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['payment'] })
      void forgetMoney(queryClient)
    },
  })
}

/** Closes an order that is still open. */
export const useCancelOrder = (id: number) =>
  useOrderMove(() => unwrap(api.POST('/api/member-orders/{id}/cancel', { params: { path: { id } } })))

/** Asks the association to pay an order back, or some of its fees. */
export const useRequestRefund = (id: number) =>
  useOrderMove((body: RefundRequest) =>
    unwrap(api.POST('/api/member-orders/{id}/refund', { params: { path: { id } }, body })),
  )
