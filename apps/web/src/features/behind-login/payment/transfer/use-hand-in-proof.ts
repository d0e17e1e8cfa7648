import type { KeptFile } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { forgetMoney } from '../../../../lib/membership/forget-money.ts'

/** Hands in the proof of an order's transfer, in the place of a former one. */
export function useHandInProof(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (proof: KeptFile) =>
      unwrap(
        api.POST('/api/member-orders/{id}/transfer-proof', { params: { path: { id } }, body: { proof } }),
      ),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['payment', 'trade'] }),
        forgetMoney(queryClient),
      ])
    },
  })
}
