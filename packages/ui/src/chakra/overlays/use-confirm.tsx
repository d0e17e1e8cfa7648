import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

const load = () => import('./confirm-dialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }))

export type Question = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'tone'
>

type Pending = { question: Question; answer: (isConfirmed: boolean) => void }

/**
 * Asks and waits: `if (await confirm({ … })) …`. The caller renders the returned dialog; a question still open when
 * another is asked counts as cancelled.
 */
export function useConfirm(): [confirm: (question: Question) => Promise<boolean>, dialog: ReactNode] {
  const [pending, setPending] = useState<Pending>()
  const [isOpen, setOpen] = useState(false)
  // The page stands before its questions, and has them also where the network is gone meanwhile.
  useEffect(() => void load().catch(() => undefined), [])

  const settle = (isConfirmed: boolean) => {
    setOpen(false)
    pending?.answer(isConfirmed)
  }
  const confirm = (question: Question) => {
    pending?.answer(false)
    setOpen(true)
    return new Promise<boolean>((answer) => setPending({ question, answer }))
  }
  // The question stays while the dialog fades out, or its words would vanish before it does.
  const dialog = pending && (
    <Suspense>
      <ConfirmDialog
        {...pending.question}
        isOpen={isOpen}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    </Suspense>
  )
  return [confirm, dialog]
}
