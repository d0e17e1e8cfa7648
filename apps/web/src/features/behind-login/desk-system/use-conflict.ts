import { useState } from 'react'
import { isConflict } from '../../../lib/chakra/desk/conflict-text.ts'

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
      if (!opened || !isConflict(error)) return false
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
