import { ApiError } from '@portal/api-contract'
import { useState } from 'react'

/**
 * What a window changes, as it was read when it was opened; what somebody else has made of it meanwhile waits until it is chosen
 * which of the two stays.
 *
 * @param opened undefined for a new one
 * @param fetchOne reads it as it is stored now
 */
export function useConflict<One extends { id: number }>(
  opened: One | undefined,
  fetchOne: (id: number) => Promise<One>,
) {
  const [known, setKnown] = useState(opened)
  const [newer, setNewer] = useState<One>()
  return {
    known,
    newer,
    /** Whether a save was refused because somebody else was first; then `newer` is what is stored. */
    look: async (error: unknown): Promise<boolean> => {
      if (!opened || !(error instanceof ApiError && error.code === 'error.concurrencyFailure')) return false
      const stored = await fetchOne(opened.id).catch(() => undefined)
      setNewer(stored)
      return stored !== undefined
    },
    /** The next save is made on what is stored. */
    settle: () => {
      setKnown(newer)
      setNewer(undefined)
    },
  }
}
