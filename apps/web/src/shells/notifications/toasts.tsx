import { useLingui } from '@lingui/react/macro'
import { Toaster, toaster, UiProvider } from '@portal/ui/chakra'
import { useEffect } from 'react'
import type { Notification } from '../../lib/notify.ts'

interface ToastsProps {
  messages: Notification[]
  /** Called once the messages are with the toaster. */
  onTaken: () => void
}

/** The toaster: its region announces each toast, and each can be dismissed. */
export default function Toasts({ messages, onTaken }: ToastsProps) {
  const { t } = useLingui()
  useEffect(() => {
    if (messages.length === 0) return
    for (const { kind, title, description } of messages) toaster.create({ type: kind, title, description })
    onTaken()
  }, [messages, onTaken])
  return (
    <UiProvider>
      <Toaster label={t`通知`} closeLabel={t`关闭`} />
    </UiProvider>
  )
}
