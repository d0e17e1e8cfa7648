import { useEffect, useRef } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { onStoredElsewhere } from '../../browser/storage/stored.ts'

const prefix = 'sent:'

/**
 * Tells the other tabs that the new record of a form is on its way, so that one that has the same draft open looks for it before it
 * sends it as well. Nothing stays on the device.
 *
 * @param name of the form's draft
 */
export function tellSent(name: string): void {
  try {
    localStorage.setItem(prefix + name, String(serverNow()))
    localStorage.removeItem(prefix + name)
  } catch {
    // A device that stores nothing has no draft that two tabs could share.
  }
}

/**
 * When another tab first sent a new record of the same form since this one was opened, by the server's clock in milliseconds;
 * undefined where none has. It is read when something is to be sent, so it draws nothing anew.
 *
 * @param name of the form's draft
 */
export function useSentElsewhere(name: string): { readonly current: number | undefined } {
  const sentAt = useRef<number>(undefined)
  useEffect(
    () =>
      onStoredElsewhere([prefix + name], (value) => {
        if (value !== null) sentAt.current ??= Number(value)
      }),
    [name],
  )
  return sentAt
}
