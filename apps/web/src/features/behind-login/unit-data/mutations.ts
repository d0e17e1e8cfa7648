import type { UnitBasicBody } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { unitDataQueryOptions } from './queries.ts'

interface UnitSaving {
  /** Whether there is data that is replaced; otherwise it is the first. */
  isComplete: boolean
  body: UnitBasicBody
}

/** Writes the unit's own data. */
export function useSaveUnit() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ isComplete, body }: UnitSaving) =>
      isComplete
        ? unwrap(api.PUT('/api/member-basic-infos', { body }))
        : unwrap(api.POST('/api/member-basic-infos', { body })),
    onSuccess: (kept) => void queryClient.setQueryData(unitDataQueryOptions.queryKey, kept),
    // The home says what is to be done next, and applications begin from what is known.
    onSettled: () => {
      for (const root of ['account', 'applications']) void queryClient.invalidateQueries({ queryKey: [root] })
    },
  })
}

/** Says that the data is still right; safe to repeat. */
export function useConfirmData() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/member-basic/confirm')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account'] }),
  })
}
