import type { PartsRecipe } from '../themed.ts'

const edge = (palette: string) => ({ '--toast-edge': `colors.${palette}.fg` })

/** A quiet panel with one coloured edge: the state is also said by the icon and the words. */
export const toastRecipe: PartsRecipe = {
  base: {
    root: {
      ...edge('ink'),
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'full',
      padding: '4',
      paddingInlineEnd: '12',
      position: 'relative',
      background: 'bg.panel',
      color: 'fg',
      border: '1px solid',
      borderColor: 'border',
      borderInlineStart: '4px solid var(--toast-edge)',
      borderRadius: 'l2',
      boxShadow: 'lg',
      // The toaster's machine computes where each toast of the stack stands.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 180ms, scale 180ms, opacity 150ms, height 180ms',
      '&[data-type=success]': edge('green'),
      '&[data-type=warning]': edge('orange'),
      '&[data-type=error]': edge('cinnabar'),
    },
    title: { textStyle: 'md', fontWeight: 'semibold' },
    description: { color: 'fg.muted', textStyle: 'sm', overflowWrap: 'anywhere' },
    indicator: { flexShrink: '0', width: '5', height: '5', marginTop: '0.5', color: 'var(--toast-edge)' },
    actionTrigger: { color: 'ink.fg', fontWeight: 'medium', textStyle: 'sm', cursor: 'pointer' },
    closeTrigger: {
      position: 'absolute',
      top: '3',
      insetEnd: '3',
      width: 'max(1.5rem, 24px)',
      height: 'max(1.5rem, 24px)',
      display: 'grid',
      placeItems: 'center',
      color: 'fg.muted',
      borderRadius: 'l1',
      cursor: 'pointer',
      _hover: { background: 'bg.muted' },
      '@media (pointer: coarse)': { top: '0', insetEnd: '0', minWidth: '44px', minHeight: '44px' },
    },
  },
}
