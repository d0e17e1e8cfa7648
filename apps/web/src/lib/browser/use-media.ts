import { useCallback, useSyncExternalStore } from 'react'

/** The width from which two columns have room; the media queries of the styles use the same. */
export const wide = '(min-width: 992px)'

/** Whether the window fits a media query, as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
