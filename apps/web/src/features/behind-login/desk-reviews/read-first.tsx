import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui/chakra'
import { type ReactNode, useRef } from 'react'

interface ReadFirstProps {
  /** Whether what is shown is newer than what was read. */
  isNewer: boolean
  /** What has changed. */
  title: string
  hint: string
  onRead: () => void
  /** Decides. */
  children: ReactNode
}

/** Has what was changed meanwhile read before it is decided. */
export function ReadFirst({ isNewer, title, hint, onRead, children }: ReadFirstProps) {
  const { t } = useLingui()
  const part = useRef<HTMLDivElement>(null)
  // The button that had the focus goes.
  const read = () => {
    onRead()
    part.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={part} tabIndex={-1}>
      {isNewer ? (
        <Notice
          tone="warning"
          live="alert"
          title={title}
          action={<Button size="sm" variant="outline" onClick={read}>{t`按新内容办理`}</Button>}
        >
          {hint}
        </Notice>
      ) : (
        children
      )}
    </div>
  )
}
