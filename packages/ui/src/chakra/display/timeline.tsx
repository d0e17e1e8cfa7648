import { Timeline as ChakraTimeline } from '@chakra-ui/react/timeline'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../artwork/icons.tsx'
import { themedParts } from '../themed.ts'
import { paletteOf, type Tone } from '../tone.ts'

const size = 'max(1.75rem, 22px)'

const Parts = /* @__PURE__ */ themedParts(ChakraTimeline, 'timeline', {
  base: {
    root: { display: 'grid', width: 'full' },
    item: {
      display: 'flex',
      gap: '3',
      position: 'relative',
      paddingBottom: '6',
      _last: { paddingBottom: '0' },
    },
    connector: { position: 'relative', flex: 'none', width: size },
    separator: {
      position: 'absolute',
      insetBlockStart: size,
      insetBlockEnd: '-6',
      insetInlineStart: '50%',
      borderInlineStart: '1px solid',
      borderColor: 'border',
      '[role=listitem]:last-child &': { display: 'none' },
    },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      width: size,
      height: size,
      border: '1px solid',
      borderColor: 'colorPalette.border',
      borderRadius: 'full',
      background: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      textStyle: 'xs',
    },
    // What somebody wrote keeps its lines.
    content: { flex: '1', minWidth: '0', paddingTop: '0.5', whiteSpace: 'pre-line' },
    title: { fontWeight: 'medium', textStyle: 'md' },
    description: { color: 'fg.muted', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
})

export type TimelineEntry = {
  id: string
  title: ReactNode
  /** When, and by whom. */
  description?: ReactNode
  icon?: IconName
  tone?: Tone
  children?: ReactNode
}

/** What happened, one below the other. */
export const Timeline = ({ items }: { items: TimelineEntry[] }) => (
  <Parts.Root>
    {items.map(({ id, title, description, icon = 'check', tone = 'info', children }) => (
      <Parts.Item key={id}>
        <Parts.Connector>
          <Parts.Separator />
          <Parts.Indicator colorPalette={paletteOf[tone]}>
            <Icon name={icon} size="1.1em" />
          </Parts.Indicator>
        </Parts.Connector>
        <Parts.Content>
          <Parts.Title>{title}</Parts.Title>
          {description && <Parts.Description>{description}</Parts.Description>}
          {children}
        </Parts.Content>
      </Parts.Item>
    ))}
  </Parts.Root>
)
