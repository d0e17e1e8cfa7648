import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useDeleteItem } from '../mutations.ts'

/** So long a deletion can be taken back, in milliseconds. */
export const undoTime = 8000

/**
 * Deletes an item a moment later, so that it can be taken back: what is deleted at the backend cannot. Whoever leaves the list, or
 * deletes the next one, has meant it.
 */
export function useDelayedDelete() {
  const { t } = useLingui()
  const { mutateAsync } = useDeleteItem()
  const [going, setGoing] = useState<OwnSiteItem>()
  const current = useRef<OwnSiteItem>(undefined)
  const finish = useEffectEvent(() => {
    const item = current.current
    if (!item) return
    current.current = undefined
    mutateAsync(item.id)
      .catch((error) =>
        notify({ kind: 'error', title: t`“${item.title}”没有删除`, description: errorText(error) }),
      )
      .finally(() => setGoing((now) => (now === item ? undefined : now)))
  })
  useEffect(() => {
    if (!going) return
    current.current = going
    const timer = setTimeout(() => finish(), undoTime)
    return () => {
      clearTimeout(timer)
      finish()
    }
  }, [going])
  return {
    /** What is being deleted and can still be taken back. */
    going,
    remove: setGoing,
    undo: () => {
      current.current = undefined
      setGoing(undefined)
    },
  }
}
