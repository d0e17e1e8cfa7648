/** A passing message about something that happened in the background. */
export interface Notification {
  kind: 'info' | 'success' | 'error'
  title: string
  description?: string
}

type Listener = (notification: Notification) => void

let listener: Listener | undefined
const waiting: Notification[] = []

/** Shows a message; one sent before the toaster is there waits for it. */
export function notify(notification: Notification): void {
  if (listener) listener(notification)
  else waiting.push(notification)
}

/** The toaster's side. Returns what unsubscribes it. */
export function onNotification(next: Listener): () => void {
  listener = next
  for (const notification of waiting.splice(0)) next(notification)
  return () => {
    listener = undefined
  }
}
