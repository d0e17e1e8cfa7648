import { Button, type ButtonStyle } from '@portal/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { copy } from '../lib/copy.ts'
import { explain } from '../lib/explain.ts'
import { useSay } from './toasts.tsx'

type CopyButtonProps = ButtonStyle & {
  /** The text, or what gets it when it is wanted. */
  text: string | (() => Promise<string>)
  /** Says to screen readers what is copied, where the words on the button do not. */
  label?: string
  className?: string
  children: ReactNode
}

/** Copies a text, and says so on itself. */
export function CopyButton({ text, label, children, ...style }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const say = useSay()
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
      say('danger', explain(error))
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
