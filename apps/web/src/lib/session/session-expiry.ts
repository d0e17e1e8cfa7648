import { useSyncExternalStore } from 'react'

type Ask = () => boolean

let ask: Ask | undefined

/**
 * Registers what asks for the password on top of a page; it says whether there is anything on the page to ask for. Returns what
 * takes it back.
 */
export function onSessionExpired(next: Ask): () => void {
  ask = next
  return () => {
    ask = undefined
  }
}

/**
 * Asks whoever has typed something for the password again, once the backend has refused the session. Where it says true, the
 * session is left as it is, or what was typed would go with it.
 */
export const askForPassword: Ask = () => ask?.() ?? false

const holders = new Set<object>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Says that a part of the page holds unsent work, whether it is a form or not. Returns what takes it back. */
export function holdUnsent(): () => void {
  const holder = {}
  holders.add(holder)
  tell()
  return () => {
    holders.delete(holder)
    tell()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a part of the page holds unsent work. */
export const useHasUnsent = (): boolean => useSyncExternalStore(subscribe, () => holders.size > 0)
