import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { DeskTab } from './tab-rules.ts'

/** Keeps how far each open tab was scrolled. The router takes each new path to its top first (specification §2). */
export function useScrollPlaces(activeId: string, tabs: readonly DeskTab[]): void {
  const router = useRouter()
  const places = useRef(new Map<string, number>())
  const shown = useRef(activeId)
  useLayoutEffect(() => {
    shown.current = activeId
  }, [activeId])
  useEffect(() => {
    const open = new Set(tabs.map(({ id }) => id))
    for (const id of places.current.keys()) if (!open.has(id)) places.current.delete(id)
  }, [tabs])
  useEffect(() => {
    const note = () => places.current.set(shown.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      const place = places.current.get(shown.current)
      if (pathChanged && place) window.scrollTo({ top: place, behavior: 'instant' })
    })
    return () => {
      window.removeEventListener('scroll', note)
      stop()
    }
  }, [router])
}
