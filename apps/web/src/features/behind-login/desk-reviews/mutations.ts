import type {
  DeskApplication,
  DeskDecision,
  DeskReview,
  DeskReviewDecision,
  DeskReviewKind,
} from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { withServerTime } from '../../../lib/api/server-clock.ts'
import { claimApplication, releaseApplication } from '../../../lib/chakra/desk/claims.ts'
import { renewDesk } from '../../../lib/chakra/desk/renew-desk.ts'
import { applicationQueryOptions, reviewQueryOptions } from './queries.ts'

const of = (id: number) => ({ params: { path: { id } } })

/**
 * What can be done with one application; whatever comes of it, the page then shows how it is.
 *
 * @param onOwn gets what a decision, or its undoing, has made of it
 */
export function useApplicationActions(id: number, onOwn: (application: DeskApplication) => void) {
  const queryClient = useQueryClient()
  const onSettled = () => renewDesk(queryClient)
  const claim = useMutation({ mutationFn: () => claimApplication(id), onSettled })
  const release = useMutation({ mutationFn: () => releaseApplication(id), onSettled })
  const show = (application: DeskApplication) => {
    queryClient.setQueryData(applicationQueryOptions(id).queryKey, application)
    onOwn(application)
  }
  const decideCall = (body: DeskDecision) =>
    unwrap(withServerTime(api.POST('/api/admin/applications/{id}/decision', { ...of(id), body })))
  const decide = useMutation({ mutationFn: decideCall, onSuccess: show, onSettled })
  const undo = useMutation({
    mutationFn: () => unwrap(api.POST('/api/admin/applications/{id}/undo', of(id))),
    onSuccess: show,
    onSettled,
  })
  return { claim, release, decide, undo }
}

/** Decides one of the other reviews, or takes that back. */
export function useReviewActions(kind: DeskReviewKind, id: number) {
  const queryClient = useQueryClient()
  const params = { path: { kind, id } }
  const shared = {
    onSuccess: (review: DeskReview) =>
      queryClient.setQueryData(reviewQueryOptions(kind, id).queryKey, review),
    onSettled: () => renewDesk(queryClient),
  }
  const decide = useMutation({
    mutationFn: (body: DeskReviewDecision) =>
      unwrap(withServerTime(api.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body }))),
    ...shared,
  })
  const undo = useMutation({
    mutationFn: () => unwrap(api.POST('/api/admin/reviews/{kind}/{id}/undo', { params })),
    ...shared,
  })
  return { decide, undo }
}
