/** A passing message about something that happened in the background. */
export interface Notification {
  kind: 'info' | 'success' | 'error'
  title: string
  description?: string
  /** What a technical description means, in the reader's words. */
  explanation?: string
}

type Listener = (notification: Notification) => void

let listener: Listener | undefined
let onFirst: (() => void) | undefined
let hasNotified = false
const waiting: Notification[] = []

/** Shows a message; one sent before the toaster is there waits for it. */
export function notify(notification: Notification): void {
  hasNotified = true
  if (listener) listener(notification)
  else waiting.push(notification)
  onFirst?.()
}

/** Called by the toaster: hands it the messages that wait, then each new one. Returns a function that unsubscribes. */
export function onNotification(next: Listener): () => void {
  listener = next
  for (const notification of waiting.splice(0)) next(notification)
  return () => {
    listener = undefined
  }
}

/** For `useSyncExternalStore`: whether there has been anything to show yet. */
export const firstNotification = {
  subscribe: (next: () => void) => {
    onFirst = next
    return () => {
      onFirst = undefined
    }
  },
  hasCome: () => hasNotified,
}
