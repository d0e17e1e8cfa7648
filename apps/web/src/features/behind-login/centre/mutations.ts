import type { AccountClosure, BoundContacts, PasswordChange, PersonBasicBody } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { unlessMissing } from '../../../lib/api/unless-missing.ts'
import { contactsQueryOptions, profileQueryOptions } from './queries.ts'

interface ProfileSaving {
  /** Whether there is a profile that is replaced; otherwise it is the first. */
  isComplete: boolean
  body: PersonBasicBody
}

/** Writes the member's own profile. */
export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ isComplete, body }: ProfileSaving) =>
      isComplete
        ? unwrap(api.PUT('/api/member-basic-infos', { body }))
        : unwrap(api.POST('/api/member-basic-infos', { body })),
    onSuccess: (kept) => void queryClient.setQueryData(profileQueryOptions.queryKey, kept),
    // The picture stands over every page, and applications begin from what is known.
    onSettled: () => {
      for (const root of ['account', 'applications']) void queryClient.invalidateQueries({ queryKey: [root] })
    },
  })
}

/** Sets another password; every other login of the account ends with it. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => unwrap(api.POST('/api/member/password', { body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account', 'logins'] }),
  })
}

/** Binds a phone or mail address, a first one or another. @param call has the backend do it */
export function useBindContact<Body>(call: (body: Body) => Promise<BoundContacts>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (contacts) => void queryClient.setQueryData(contactsQueryOptions.queryKey, contacts),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['account'] }),
  })
}

/** Ends a login from here; one that has ended meanwhile is as well. */
export function useEndLogin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unlessMissing(unwrap(api.DELETE('/api/member/logins/{id}', { params: { path: { id } } }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account', 'logins'] }),
  })
}

/** Ends every login but this one. */
export function useEndOtherLogins() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/member/logins')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account', 'logins'] }),
  })
}

/** Takes a place in an activity; one that is taken twice is refused. */
export function useSignUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api.POST('/api/member-activities/{id}/sign-up', { params: { path: { id } } })),
    onSettled: () => {
      for (const root of ['account', 'orders', 'messages', 'members'])
        void queryClient.invalidateQueries({ queryKey: [root] })
    },
  })
}

/** Gives up a place in an activity; its open order closes with it. */
export function useCancelSignUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api.DELETE('/api/member-activities/{id}/sign-up', { params: { path: { id } } })),
    // A refusal has its reason in what has changed meanwhile, so that it is asked for as well.
    onSettled: () => {
      for (const root of ['account', 'orders', 'messages', 'members'])
        void queryClient.invalidateQueries({ queryKey: [root] })
    },
  })
}

/** Closes the account for good. */
export const useCloseAccount = () =>
  useMutation({ mutationFn: (body: AccountClosure) => unwrap(api.POST('/api/member/close', { body })) })
