import type { Notification } from '../../lib/notify.ts'
export default function Toasts(_: { messages: Notification[]; onTaken: () => void }) {
  return null
}
