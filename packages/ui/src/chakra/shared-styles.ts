import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Where a finger points, a control is at least 44 px high. */
export const touchTarget: SystemStyleObject = { '@media (pointer: coarse)': { minHeight: '44px' } }

/** The same for a control that is nothing but its icon. */
export const touchSquare: SystemStyleObject = {
  '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
}

/** Above the page and above the dialog from which it was opened: Ark counts how deep it lies. */
export const layer = 'calc(var(--chakra-z-index-modal) + var(--layer-index, 0))'

export const fadeAndScale: SystemStyleObject = {
  transformOrigin: 'var(--transform-origin)',
  _open: { animationName: 'scale-in, fade-in', animationDuration: 'fast' },
  _closed: { animationName: 'scale-out, fade-out', animationDuration: 'fast' },
}

/** A panel that floats over the page: a menu, a list of options, a calendar. */
export const floating: SystemStyleObject = {
  zIndex: layer,
  padding: '1.5',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'l3',
  background: 'bg.panel',
  color: 'fg',
  boxShadow: 'lg',
  outline: '0',
  ...fadeAndScale,
}

/** A row of a menu or a list of options. */
export const option: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.625em',
  width: 'full',
  minHeight: 'max(2.5rem, 30px)',
  paddingBlock: '1',
  paddingInline: '3',
  borderRadius: 'l1',
  textAlign: 'start',
  textStyle: 'md',
  cursor: 'pointer',
  userSelect: 'none',
  outline: '0',
  _highlighted: { background: 'ink.subtle', color: 'ink.fg' },
  _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
  ...touchTarget,
}

export const optionMark: SystemStyleObject = { marginInlineStart: 'auto', flex: 'none', color: 'ink.fg' }

export const groupLabel: SystemStyleObject = {
  paddingInline: '3',
  paddingBlock: '1.5',
  color: 'fg.muted',
  textStyle: 'xs',
}

const invalid: SystemStyleObject = {
  borderColor: 'cinnabar.focusRing',
  background: 'cinnabar.subtle',
  '@supports (color: color-mix(in srgb, red, red))': {
    background: 'color-mix(in srgb, {colors.cinnabar.subtle} 50%, {colors.bg.panel})',
  },
}

/** Laid over the whole of a choice: what is pressed is the input itself, by a finger as well as by assistive technology. */
export const inputOver = {
  clip: 'auto',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const

/** A box that is typed into or opens a list; the focus shows on its edge. */
export const control: SystemStyleObject = {
  width: 'full',
  minWidth: '0',
  minHeight: 'max(2.75rem, 34px)',
  paddingInline: '3.5',
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  background: 'bg.panel',
  color: 'fg',
  textStyle: 'md',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: { borderColor: 'ink.focusRing', outlineOffset: '-1px' },
  '&:is([aria-invalid=true], [data-invalid])': invalid,
  '&:is(:disabled, [data-disabled], :read-only:is(input, textarea))': {
    borderColor: 'border',
    background: 'bg.muted',
    color: 'fg.muted',
  },
  ...touchTarget,
}

/** Lower than the others, for the toolbars above tables. */
export const smallControl: SystemStyleObject = {
  minHeight: 'max(2.25rem, 30px)',
  paddingInline: '2.5',
  textStyle: 'sm',
  ...touchTarget,
}

export const label: SystemStyleObject = { justifySelf: 'start', fontWeight: 'medium', textStyle: 'md' }

export const hint: SystemStyleObject = { color: 'fg.muted', textStyle: 'sm' }

/** What stands in a field: its label, the control, hint and error, one below the other. */
export const stack: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5',
  minWidth: '0',
  width: 'full',
}

/** A small button that is nothing but its icon, inside another control. */
export const innerButton: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 'max(1.75rem, 24px)',
  minHeight: 'max(1.75rem, 24px)',
  borderRadius: 'l1',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { background: 'bg.muted', color: 'fg' },
  _disabled: { opacity: '0.4', cursor: 'not-allowed' },
}
