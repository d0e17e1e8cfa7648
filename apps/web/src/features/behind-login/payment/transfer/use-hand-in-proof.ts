import type { KeptFile } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'

/** Hands in the proof of an order's transfer, in the place of a former one. */
export function useHandInProof(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (proof: KeptFile) =>
      unwrap(
        api.POST('/api/member-orders/{id}/transfer-proof', { params: { path: { id } }, body: { proof } }),
      ),
    onSettled: () =>
      Promise.all(
        [['orders'], ['payment', 'trade'], ['messages']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
