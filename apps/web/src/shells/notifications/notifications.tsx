import { lazy, Suspense, useEffect, useState } from 'react'
import { type Notification, onNotification } from '../../lib/notify.ts'

// The toaster is of use only once something is to be told; until then nothing of it is loaded.
const Toasts = lazy(() => import('./toasts.tsx'))

/** Shows the messages sent through `notify`. */
export function Notifications() {
  const [messages, setMessages] = useState<Notification[]>([])
  const [isNeeded, setNeeded] = useState(false)
  useEffect(
    () =>
      onNotification((message) => {
        setNeeded(true)
        setMessages((list) => [...list, message])
      }),
    [],
  )
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toasts messages={messages} onTaken={() => setMessages([])} />
    </Suspense>
  )
}
