import type { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { IconButton } from '../actions/button.tsx'
import { DialogParts } from './dialog-parts.ts'
import { useShown } from './overlays-shown.ts'
import { useTyped } from './use-typed.ts'

type DialogProps = {
  isOpen: boolean
  /** Esc, the cross and, as long as nothing was typed, the backdrop; leave the state alone to keep it open. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Its buttons, the one that goes on last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Whether what is typed in it would be missed, which is so unless it is said. */
  holdsWork?: boolean
  /** What has the focus when it opens; the first that can have it, if not said. */
  initialFocus?: ComponentProps<typeof ChakraDialog.Root>['initialFocusEl']
  children: ReactNode
}

/** A window over the page that is finished or closed before going on. */
export function Dialog(props: DialogProps) {
  const { isOpen, holdsWork = true } = props
  const { isTyped, onInput } = useTyped(isOpen && holdsWork)
  return (
    <DialogParts.Root
      {...useShown(isOpen)}
      onOpenChange={({ open }) => !open && props.onClose()}
      // A click beside the window would throw away what was typed.
      onInteractOutside={(event) => isTyped && event.preventDefault()}
      {...(props.size ? ({ size: props.size } as object) : {})}
      {...(props.initialFocus ? { initialFocusEl: props.initialFocus } : {})}
      lazyMount
    >
      <Portal>
        <DialogParts.Backdrop />
        <DialogParts.Positioner>
          <DialogParts.Content onInput={onInput}>
            <DialogParts.Header>
              <DialogParts.Title>{props.title}</DialogParts.Title>
            </DialogParts.Header>
            <DialogParts.Body>{props.children}</DialogParts.Body>
            {props.footer && <DialogParts.Footer>{props.footer}</DialogParts.Footer>}
            <DialogParts.CloseTrigger asChild>
              <IconButton label={props.closeLabel} icon={<Icon name="close" />} size="sm" />
            </DialogParts.CloseTrigger>
          </DialogParts.Content>
        </DialogParts.Positioner>
      </Portal>
    </DialogParts.Root>
  )
}
