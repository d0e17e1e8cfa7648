import { useSyncExternalStore } from 'react'

const key = 'mock-console-portal'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The website's origin as the developer gave it, for a mock that was not told. */
export const useGivenPortal = (): string =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? '')

export function givePortal(origin: string): void {
  localStorage.setItem(key, origin)
  for (const listener of listeners) listener()
}

/** The origin within what somebody typed; null while it is none. */
export function originOf(text: string): string | null {
  const typed = text.trim()
  const url = URL.parse(/^https?:/.test(typed) ? typed : `http://${typed}`)
  return typed && url ? url.origin : null
}

/** Opens the website as a persona, in a world: a page of the mock behind the website sets both and goes on. */
export const enterAddress = (portal: string, persona: string, world: string): string =>
  `${portal}/ht/__mock/enter?${new URLSearchParams({ persona, world })}`
