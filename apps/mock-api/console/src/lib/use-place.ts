import { useMemo, useSyncExternalStore } from 'react'
import { type Place, placeHash, readPlace } from './address.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The page that the address names; it is updated when the address changes. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => readPlace(hash), [hash])
}

export function goTo(place: Place): void {
  window.location.hash = placeHash(place)
}
