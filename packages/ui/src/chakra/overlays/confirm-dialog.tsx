import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { DialogParts } from './dialog-parts.ts'
import { useShown } from './overlays-shown.ts'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: ReactNode
  /** What follows from confirming. */
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** `danger` where it destroys or cannot be undone; the focus then starts on cancelling. */
  tone?: 'normal' | 'danger'
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question that must be answered before going on; Esc and the backdrop cancel. Needs a `UiProvider` above it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'normal',
    busy = false,
    onConfirm,
    onCancel,
  } = props
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <DialogParts.Root
      role="alertdialog"
      {...useShown(isOpen)}
      onOpenChange={({ open }) => !open && !busy && onCancel()}
      initialFocusEl={() => (tone === 'danger' ? cancel : confirm).current}
    >
      <Portal>
        <DialogParts.Backdrop />
        <DialogParts.Positioner>
          <DialogParts.Content>
            <DialogParts.Header>
              <DialogParts.Title>{title}</DialogParts.Title>
            </DialogParts.Header>
            <DialogParts.Body>{children}</DialogParts.Body>
            <DialogParts.Footer>
              <Button ref={cancel} variant="outline" onClick={onCancel} disabled={busy}>
                {cancelLabel}
              </Button>
              <Button
                ref={confirm}
                variant={tone === 'danger' ? 'danger' : 'solid'}
                busy={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </DialogParts.Footer>
          </DialogParts.Content>
        </DialogParts.Positioner>
      </Portal>
    </DialogParts.Root>
  )
}
