import type { DeskPasswordChange } from '@portal/api-contract'
import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'

/** Sets another password for the own account; its other logins end. */
export const useChangeOwnPassword = () =>
  useMutation({
    mutationFn: (body: DeskPasswordChange) => unwrap(api.POST('/api/admin/account/password', { body })),
  })
