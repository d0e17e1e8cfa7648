import { control, floating, innerButton, label, stack, touchSquare, touchTarget } from '../shared-styles.ts'
import type { PartsRecipe } from '../themed.ts'

const arrow = { ...innerButton, minWidth: '2.25rem', minHeight: '2.25rem', ...touchSquare }

export const datePickerRecipe: PartsRecipe = {
  base: {
    root: stack,
    label,
    control: { position: 'relative', width: 'full' },
    input: { ...control, paddingInlineEnd: '10' },
    trigger: { ...innerButton, position: 'absolute', insetBlock: '1', insetInlineEnd: '1.5' },
    content: { ...floating, padding: '3', width: 'max-content' },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    viewTrigger: {
      ...innerButton,
      flex: '1',
      minHeight: '2.25rem',
      color: 'fg',
      fontWeight: 'semibold',
      textStyle: 'md',
      ...touchTarget,
    },
    prevTrigger: arrow,
    nextTrigger: arrow,
    table: { width: 'full', borderSpacing: '0', borderCollapse: 'separate' },
    tableHeader: {
      paddingBlock: '1.5',
      color: 'fg.muted',
      fontWeight: 'normal',
      textStyle: 'xs',
      textAlign: 'center',
    },
    tableCell: { padding: '1px', textAlign: 'center' },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'max(2.25rem, 30px)',
      minHeight: 'max(2.25rem, 30px)',
      paddingInline: '1.5',
      borderRadius: 'l1',
      textStyle: 'md',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { background: 'ink.subtle', color: 'ink.fg' },
      '&[data-today]': { boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-emphasized)' },
      '&[data-outside-range]': { color: 'fg.subtle' },
      '&[data-in-range]': { background: 'ink.subtle', color: 'ink.fg' },
      '&[data-selected]:not([data-outside-range])': { background: 'ink.solid', color: 'ink.contrast' },
      '&[data-disabled]': { color: 'fg.subtle', textDecoration: 'line-through', cursor: 'not-allowed' },
      '@media (pointer: coarse)': { minWidth: '40px', minHeight: '44px' },
    },
  },
}
