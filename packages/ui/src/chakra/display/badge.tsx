import { Badge as ChakraBadge } from '@chakra-ui/react/badge'
import { Tag as ChakraTag } from '@chakra-ui/react/tag'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { innerButton } from '../shared-styles.ts'
import { themed, themedParts } from '../themed.ts'
import { paletteOf, type Tone } from '../tone.ts'

const surface = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4375em',
  paddingInline: '0.5em',
  border: '1px solid',
  borderColor: 'colorPalette.border',
  borderRadius: 'l1',
  background: 'colorPalette.subtle',
  color: 'colorPalette.fg',
  fontWeight: 'medium',
}

const BaseBadge = /* @__PURE__ */ themed(ChakraBadge, 'badge', {
  base: {
    ...surface,
    paddingBlock: '0.125em',
    textStyle: 'xs',
    alignItems: 'baseline',
    '&[data-dot]::before': {
      content: '""',
      alignSelf: 'center',
      width: '0.4375em',
      height: '0.4375em',
      borderRadius: 'full',
      background: 'currentcolor',
    },
  },
})

type BadgeProps = {
  tone?: Tone
  /** A dot before the words: for the state of a thing, as against its kind. */
  dot?: boolean
  children: ReactNode
}

/** A short state or kind; its words say what its colour says. */
export const Badge = ({ tone = 'neutral', dot = false, children }: BadgeProps) => (
  <BaseBadge colorPalette={paletteOf[tone]} data-dot={dot || undefined}>
    {children}
  </BaseBadge>
)

const TagParts = /* @__PURE__ */ themedParts(ChakraTag, 'tag', {
  base: {
    root: { ...surface, minHeight: 'max(2rem, 28px)', paddingInlineEnd: '0.125em', textStyle: 'sm' },
    label: { overflowWrap: 'anywhere' },
    closeTrigger: {
      ...innerButton,
      color: 'inherit',
      '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    },
  },
})

type TagProps = { tone?: Tone; onRemove: () => void; removeLabel: string; children: ReactNode }

/** Something chosen that can be taken out again: a filter, a recipient. */
export const Tag = ({ tone = 'info', onRemove, removeLabel, children }: TagProps) => (
  <TagParts.Root colorPalette={paletteOf[tone]}>
    <TagParts.Label>{children}</TagParts.Label>
    <TagParts.CloseTrigger aria-label={removeLabel} onClick={onRemove}>
      <Icon name="close" size="1em" />
    </TagParts.CloseTrigger>
  </TagParts.Root>
)
