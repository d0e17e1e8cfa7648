import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'

const at = (id: number) => ({ params: { path: { id } } })

/** What belonging changes: the lists of both sides, and the notices about it. Refused changes, too: the other side was faster. */
export function useForgetPeople() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      ['people', 'messages'].map((root) => queryClient.invalidateQueries({ queryKey: [root] })),
    )
  }
}

/** Takes an invitation back that nobody has answered. */
export function useWithdrawInvitation() {
  const onSettled = useForgetPeople()
  return useMutation({
    mutationFn: (id: number) => unwrap(api.POST('/api/unit-invitations/{id}/withdraw', at(id))),
    onSettled,
  })
}

/** Ends that a person belongs to a unit, by either of the two. */
export function useEndPerson() {
  const onSettled = useForgetPeople()
  return useMutation({
    mutationFn: (id: number) => unwrap(api.DELETE('/api/unit-people/{id}', at(id))),
    onSettled,
  })
}

/** Accepts or declines an invitation. */
export function useAnswer(id: number) {
  const onSettled = useForgetPeople()
  return useMutation({
    mutationFn: (event: 'accept' | 'decline') =>
      unwrap(
        event === 'accept'
          ? api.POST('/api/unit-invitations/{id}/accept', at(id))
          : api.POST('/api/unit-invitations/{id}/decline', at(id)),
      ),
    onSettled,
  })
}
