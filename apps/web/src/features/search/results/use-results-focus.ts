import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { SearchParams } from '../search-params.ts'

const filters = ['column', 'period', 'from', 'to', 'sort'] as const

/**
 * Whether the reader asked for another list: other words, or another page of the same. Narrowing a list is not; the
 * reader is then still at the filters.
 */
export function isAnotherList(from: SearchParams, to: SearchParams): boolean {
  if (!to.keyword) return false
  if (from.keyword !== to.keyword) return true
  return from.page !== to.page && filters.every((name) => from[name] === to[name])
}

/**
 * Takes the reader to the heading of the results when another list was asked for: the link that asked for it may be
 * gone. On the way back the place where the reader was is kept.
 */
export function useResultsFocus(heading: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    let isForward = false
    const stopHistory = router.history.subscribe(({ action }) => {
      isForward = action.type === 'PUSH'
    })
    const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || pathChanged || !isAnotherList(fromLocation.search, toLocation.search)) return
      heading.current?.focus({ preventScroll: true })
      if (isForward) heading.current?.scrollIntoView({ behavior: 'instant' })
    })
    return () => {
      stopHistory()
      stopRendered()
    }
  }, [router, heading])
}
