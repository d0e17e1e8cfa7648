import { Portal } from '@chakra-ui/react/portal'
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { fadeAndScale, layer } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraTooltip, 'tooltip', {
  base: {
    content: {
      zIndex: layer,
      maxWidth: '20rem',
      paddingBlock: '1',
      paddingInline: '2.5',
      borderRadius: 'l1',
      background: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'sm',
      ...fadeAndScale,
    },
  },
})

type TooltipProps = {
  /** A word or two, and the keys that do the same: "保存 Ctrl S". */
  label: ReactNode
  /** What it explains; it must be able to have the focus. */
  children: ReactElement
}

/** A word on what is pointed at or has the focus. What must be read stands on the page instead. */
export const Tooltip = ({ label, children }: TooltipProps) => (
  <Parts.Root openDelay={400} closeDelay={100} lazyMount unmountOnExit>
    <Parts.Trigger asChild>{children}</Parts.Trigger>
    <Portal>
      <Parts.Positioner>
        <Parts.Content>{label}</Parts.Content>
      </Parts.Positioner>
    </Portal>
  </Parts.Root>
)
