import type { DeskRoleUpdate, DeskUserUpdate, NewDeskRole, NewDeskUser } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { renewDesk } from '../../../lib/chakra/desk/renew-desk.ts'
import { encryptPassword } from '../../../lib/forms/password/encrypt-password.ts'

/** A change of the staff or its roles; the desk and the own rights are asked for anew. */
function useChange<Values, Result>(call: (values: Values) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      Promise.all([
        renewDesk(queryClient),
        queryClient.invalidateQueries({ queryKey: ['account', 'user'] }),
        queryClient.invalidateQueries({ queryKey: ['account', 'menu'] }),
      ]),
  })
}

export type UserWrite = (Omit<NewDeskUser, 'password'> & { password: string }) | DeskUserUpdate

/** Makes an account or changes one, by whether it has an id. */
export const useSaveUser = () =>
  useChange(async (values: UserWrite) => {
    if ('id' in values) return unwrap(api.PUT('/api/admin/users', { body: values }))
    const body = { ...values, password: encryptPassword(values.password) }
    return unwrap(api.POST('/api/admin/users', { body }))
  })

export const useResetPassword = () =>
  useChange(({ id, password }: { id: number; password: string }) =>
    unwrap(
      api.POST('/api/admin/users/{id}/password', {
        params: { path: { id } },
        body: { password: encryptPassword(password) },
      }),
    ),
  )

/** Makes a role or changes one, by whether it has an id. */
export const useSaveRole = () =>
  useChange((values: NewDeskRole | DeskRoleUpdate) =>
    'id' in values
      ? unwrap(api.PUT('/api/admin/roles', { body: values }))
      : unwrap(api.POST('/api/admin/roles', { body: values })),
  )

export const useDeleteRole = () =>
  useChange((id: number) => unwrap(api.DELETE('/api/admin/roles/{id}', { params: { path: { id } } })))
