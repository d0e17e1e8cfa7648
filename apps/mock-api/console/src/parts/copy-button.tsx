import { Button, type ButtonStyle } from '@portal/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { copy } from '../lib/copy.ts'
import { explain } from '../lib/explain.ts'
import { useToast } from './toasts.tsx'

type CopyButtonProps = ButtonStyle & {
  /** The text, or a function that makes it when the button is pressed. */
  text: string | (() => Promise<string>)
  /** The accessible name, when the visible label does not tell what is copied. */
  label?: string
  className?: string
  children: ReactNode
}

/** A button that copies a text, and shows on itself that it did. */
export function CopyButton({ text, label, children, ...style }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const showToast = useToast()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 1600)
    return () => clearTimeout(timer)
  }, [isCopied])
  const run = async () => {
    setBusy(true)
    try {
      await copy(typeof text === 'string' ? text : await text())
      setCopied(true)
    } catch (error) {
      showToast('danger', explain(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" size="sm" {...style} busy={isBusy} aria-label={label} onClick={run}>
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </Button>
  )
}
