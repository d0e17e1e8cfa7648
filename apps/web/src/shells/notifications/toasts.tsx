import { useLingui } from '@lingui/react/macro'
import { Toaster, toaster, UiProvider } from '@portal/ui/chakra'
import { useEffect } from 'react'
import { type Notification, onNotification } from '../../lib/browser/notify.ts'

/** Lets Escape dismiss all toasts, since they cover a corner of the page. */
function useEscape() {
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toaster.dismiss()
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
}

function Words({ description, explanation }: Pick<Notification, 'description' | 'explanation'>) {
  return (
    <>
      {description && <p>{description}</p>}
      {explanation && <p>{explanation}</p>}
    </>
  )
}

/** The toaster: its region announces each toast, and each can be dismissed; Escape dismisses all. */
export default function Toasts() {
  const { t } = useLingui()
  useEscape()
  useEffect(() => {
    let stop: (() => void) | undefined
    // The region starts a moment after it is mounted; a toast put up before that would never be seen.
    const timer = setTimeout(() => {
      stop = onNotification(({ kind, title, ...words }) =>
        toaster.create({
          // Several calls that fail for one reason say it once.
          ...(kind === 'error' && { id: JSON.stringify([title, words]) }),
          type: kind,
          title,
          description: <Words {...words} />,
        }),
      )
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return (
    <UiProvider>
      <Toaster label={t`通知`} closeLabel={t`关闭`} />
    </UiProvider>
  )
}
