import type { DeskDecision, DeskReview, DeskReviewDecision, DeskReviewKind } from '@portal/api-contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { withServerTime } from '../../../lib/api/server-clock.ts'
import { applicationQueryOptions, reviewQueryOptions } from './queries.ts'

/** Asks for what a decision may have changed: the lists, what waits, the log, and whatever of members it concerns. */
const renew = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['desk'] })

/** What can be done with one application; whatever comes of it, the page then shows how it is. */
export function useApplicationActions(id: number) {
  const queryClient = useQueryClient()
  const options = { params: { path: { id } } }
  const onSettled = () => renew(queryClient)
  const claim = useMutation({
    mutationFn: () => unwrap(api.POST('/api/admin/applications/{id}/claim', options)),
    onSettled,
  })
  const release = useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/admin/applications/{id}/claim', options)),
    onSettled,
  })
  const show = (application: Awaited<ReturnType<typeof decideCall>>) =>
    queryClient.setQueryData(applicationQueryOptions(id).queryKey, application)
  const decideCall = (body: DeskDecision) =>
    unwrap(withServerTime(api.POST('/api/admin/applications/{id}/decision', { ...options, body })))
  const decide = useMutation({ mutationFn: decideCall, onSuccess: show, onSettled })
  const undo = useMutation({
    mutationFn: () => unwrap(api.POST('/api/admin/applications/{id}/undo', options)),
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
    onSettled: () => renew(queryClient),
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
