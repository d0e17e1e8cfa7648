import { useSyncExternalStore } from 'react'

const key = 'mock-console-portal'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The website's origin as the developer entered it, for a mock that was started without one. */
export const useGivenPortal = (): string =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? '')

export function givePortal(origin: string): void {
  localStorage.setItem(key, origin)
  for (const listener of listeners) listener()
}

/** The origin of a typed URL; null while it is not valid. */
export function originOf(text: string): string | null {
  const typed = text.trim()
  const url = URL.parse(/^https?:/.test(typed) ? typed : `http://${typed}`)
  return typed && url ? url.origin : null
}

const loopbackNames = ['localhost', '127.0.0.1']

/** The mock refuses what comes from another site, and to a browser 127.0.0.1 and localhost are two. */
function underOneName(portal: string, hostname: string): string {
  const url = new URL(portal)
  if (loopbackNames.includes(url.hostname) && loopbackNames.includes(hostname)) url.hostname = hostname
  return url.origin
}

/**
 * The link that opens the website as a persona in a world: a page of the mock stores both on the website's origin.
 *
 * @param hostname the name under which the console was opened
 */
export const enterAddress = (
  portal: string,
  persona: string,
  world: string,
  hostname = location.hostname,
): string => `${underOneName(portal, hostname)}/ht/__mock/enter?${new URLSearchParams({ persona, world })}`
