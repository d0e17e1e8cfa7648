import type { DeskLevelChange, DeskRefundTransfer } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap, unwrapItems } from '../../../lib/api/http.ts'
import { renewDesk } from '../../../lib/chakra/desk/renew-desk.ts'
import { memberQueryOptions } from './queries.ts'

const useRenewDesk = () => {
  const queryClient = useQueryClient()
  return () => renewDesk(queryClient)
}

/** Reminds of fees; the answer says of each whether that was done. */
export const useRemind = () =>
  useMutation({
    mutationFn: (feeIds: number[]) =>
      unwrapItems(api.POST('/api/admin/fees/reminders', { body: { feeIds } })),
    onSettled: useRenewDesk(),
  })

/** Changes a member's level; the certificate is made anew with it. */
export function useChangeLevel(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: DeskLevelChange) =>
      unwrap(api.POST('/api/admin/members/{id}/level', { params: { path: { id } }, body })),
    onSuccess: (member) => queryClient.setQueryData(memberQueryOptions(id).queryKey, member),
    onSettled: useRenewDesk(),
  })
}

/** Pays a refund back by a transfer. */
export const useTransferRefund = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: number; body: DeskRefundTransfer }) =>
      unwrap(api.POST('/api/admin/refunds/{id}/transfer', { params: { path: { id } }, body })),
    onSettled: useRenewDesk(),
  })
