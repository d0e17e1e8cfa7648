import type { MemberApplyTop } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { getPresentAccountId } from '../../../../lib/session/session.ts'
import { keepEdited } from '../edited-batch.ts'
import type { BatchRows } from './use-batch-rows.ts'

const quiet = 600

/** Keeps rows that are not saved, a moment after the last change and when the page is left. */
export function useKeeping(
  { rows, isUnsaved }: BatchRows,
  kept: MemberApplyTop | null,
  basedOn: string | undefined,
): void {
  const queryClient = useQueryClient()
  const [owner] = useState(getPresentAccountId)
  const keep = useEffectEvent(() => {
    // Of an account that has logged out nothing more is kept here.
    if (isUnsaved && getPresentAccountId() === owner)
      keepEdited(queryClient, kept, rows, { basedOn, isLeft: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the rows begins the wait anew
  useEffect(() => {
    const save = () => keep()
    const timer = setTimeout(save, quiet)
    window.addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', save)
    }
  }, [rows, isUnsaved])
  useEffect(() => () => keep(), [])
}
