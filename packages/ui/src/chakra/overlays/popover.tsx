import { Popover as ChakraPopover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { floating } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

/** The parts, for a popover that is built another way. */
export const PopoverParts = /* @__PURE__ */ themedParts(ChakraPopover, 'popover', {
  base: {
    content: {
      ...floating,
      width: '20rem',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'var(--available-height)',
      padding: '4',
      overflow: 'auto',
      textStyle: 'md',
    },
    title: { marginBottom: '2', fontWeight: 'semibold', textStyle: 'md' },
    body: {},
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '2', marginTop: '3' },
  },
})

type PopoverProps = {
  /** A button that opens it. */
  trigger: ReactElement
  title?: ReactNode
  /** Names it where it has no title. */
  label?: string
  children: ReactNode
}

/** A small panel beside a button, for a form or an explanation that does not need the page to wait. */
export const Popover = ({ trigger, title, label, children }: PopoverProps) => (
  <PopoverParts.Root lazyMount unmountOnExit>
    <PopoverParts.Trigger asChild>{trigger}</PopoverParts.Trigger>
    <Portal>
      <PopoverParts.Positioner>
        <PopoverParts.Content {...(label ? { 'aria-label': label } : {})}>
          {title && <PopoverParts.Title>{title}</PopoverParts.Title>}
          <PopoverParts.Body>{children}</PopoverParts.Body>
        </PopoverParts.Content>
      </PopoverParts.Positioner>
    </Portal>
  </PopoverParts.Root>
)
