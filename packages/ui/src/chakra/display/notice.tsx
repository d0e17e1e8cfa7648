import { Alert as ChakraAlert } from '@chakra-ui/react/alert'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../artwork/icons.tsx'
import { themedParts } from '../themed.ts'
import { paletteOf, type Tone } from '../tone.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraAlert, 'alert', {
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'auto 1fr', sm: 'auto 1fr auto' },
      alignItems: 'start',
      gap: '1',
      columnGap: '3',
      paddingBlock: '0.875rem',
      paddingInline: '1.125rem',
      border: '1px solid',
      borderColor: 'colorPalette.border',
      borderInlineStart: '0.25rem solid {colors.colorPalette.fg}',
      borderRadius: 'l2',
      background: 'colorPalette.subtle',
      color: 'fg',
      textStyle: 'md',
    },
    indicator: { marginTop: '0.125em', color: 'colorPalette.fg' },
    title: { fontWeight: 'semibold' },
    content: { minWidth: '0' },
    description: {},
  },
})

type NoticeTone = Exclude<Tone, 'neutral' | 'honour'>

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
}

type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  action?: ReactNode
  /** Read out when it appears: `status` when the reader pauses, `alert` at once. Leave out for what stands there from the start. */
  live?: 'status' | 'alert'
  children?: ReactNode
}

/** A message in the flow of the page, where it concerns the reader. */
export const Notice = ({ tone = 'info', title, action, live, children }: NoticeProps) => (
  <Parts.Root colorPalette={paletteOf[tone]} role={live}>
    <Parts.Indicator>
      <Icon name={icons[tone]} />
    </Parts.Indicator>
    <Parts.Content>
      {title && <Parts.Title>{title}</Parts.Title>}
      {children && <Parts.Description>{children}</Parts.Description>}
    </Parts.Content>
    {action && <chakra.div gridColumn={{ base: '2', sm: 'auto' }}>{action}</chakra.div>}
  </Parts.Root>
)
