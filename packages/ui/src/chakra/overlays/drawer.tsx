import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { IconButton } from '../actions/button.tsx'
import { layer } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'
import { useShown } from './overlays-shown.ts'

const slide = (edge: string) => ({
  _open: { animationName: `slide-in-${edge}`, animationDuration: 'slow' },
  _closed: { animationName: `slide-out-${edge}`, animationDuration: 'moderate' },
})

/** The parts, for a drawer that is built another way. */
export const DrawerParts = /* @__PURE__ */ themedParts(ChakraDrawer, 'drawer', {
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      background: 'rgb(7 16 32 / 0.55)',
      _open: { animationName: 'fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: layer, display: 'flex', overscrollBehavior: 'none' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: '0',
      animationTimingFunction: 'out',
    },
    header: { padding: '5', paddingInlineEnd: '14', borderBottom: '1px solid', borderColor: 'border' },
    title: { textStyle: 'xl', fontWeight: 'semibold' },
    description: { color: 'fg.muted', textStyle: 'sm' },
    body: { flex: '1', padding: '5', overflow: 'auto' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: '5',
      paddingBlock: '4',
      borderTop: '1px solid',
      borderColor: 'border',
    },
    closeTrigger: { position: 'absolute', top: '3', insetInlineEnd: '3' },
  },
  variants: {
    placement: {
      end: { positioner: { justifyContent: 'flex-end' }, content: slide('end') },
      start: { positioner: { justifyContent: 'flex-start' }, content: slide('start') },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { maxHeight: '85dvh', borderTopRadius: 'l3', ...slide('bottom') },
      },
    },
    size: {
      sm: { content: { maxWidth: '22rem' } },
      md: { content: { maxWidth: '32rem' } },
      lg: { content: { maxWidth: '48rem' } },
      full: { content: { maxWidth: 'none' } },
    },
  },
  defaultVariants: { placement: 'end', size: 'md' },
})

type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  footer?: ReactNode
  placement?: 'start' | 'end' | 'bottom'
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Of this panel alone, whatever the page's theme. */
  theme?: 'dark' | undefined
  children: ReactNode
}

/** A panel from the window's edge: the detail of a row, a filter on a phone. */
export const Drawer = ({ placement = 'end', size, ...props }: DrawerProps) => (
  <DrawerParts.Root
    {...useShown(props.isOpen)}
    onOpenChange={({ open }) => !open && props.onClose()}
    placement={placement}
    {...({ size: size ?? (placement === 'bottom' ? 'full' : 'md') } as object)}
    lazyMount
  >
    <Portal>
      <DrawerParts.Backdrop />
      <DrawerParts.Positioner>
        <DrawerParts.Content data-theme={props.theme}>
          <DrawerParts.Header>
            <DrawerParts.Title>{props.title}</DrawerParts.Title>
          </DrawerParts.Header>
          <DrawerParts.Body>{props.children}</DrawerParts.Body>
          {props.footer && <DrawerParts.Footer>{props.footer}</DrawerParts.Footer>}
          <DrawerParts.CloseTrigger asChild>
            <IconButton label={props.closeLabel} icon={<Icon name="close" />} />
          </DrawerParts.CloseTrigger>
        </DrawerParts.Content>
      </DrawerParts.Positioner>
    </Portal>
  </DrawerParts.Root>
)
