import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewDesk } from '../../../../lib/chakra/desk/renew-desk.ts'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { claimApplication, releaseApplication } from '../mutations.ts'

/** Has the tab keep the own claim of an application: for as long as it is open, not for as long as it is looked at. */
export function useKeptClaim(id: number, isOwn: boolean): void {
  const { setLease } = useTab()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isOwn) return setLease(undefined)
    const renew = async () => {
      try {
        await claimApplication(id)
      } catch (error) {
        // The page then shows who has it.
        void renewDesk(queryClient)
        throw error
      }
    }
    setLease({ renew, release: () => releaseApplication(id) })
  }, [id, isOwn, setLease, queryClient])
}
