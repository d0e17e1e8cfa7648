import type { PartsRecipe } from '../themed.ts'

const layer = 'calc(var(--chakra-z-index-modal) + var(--layer-index, 0))'

/** A dialog in the middle of the window; a long one scrolls with its window. */
export const dialogRecipe: PartsRecipe = {
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      background: 'rgb(7 16 32 / 0.55)',
      _open: { animationName: 'fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      display: 'flex',
      padding: '4',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      margin: 'auto',
      borderRadius: 'l3',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: '0',
      transitionTimingFunction: 'out',
      _open: { animationName: 'scale-in, fade-in', animationDuration: 'slow' },
      _closed: { animationName: 'scale-out, fade-out', animationDuration: 'fast' },
    },
    header: { paddingInline: '6', paddingTop: '6', paddingBottom: '2' },
    title: { paddingInlineEnd: '8', fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' },
    body: { paddingInline: '6', paddingBottom: '6' },
    description: { color: 'fg.muted', fontSize: 'md' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: '6',
      paddingBlock: '4',
      borderTop: '1px solid',
      borderColor: 'border',
    },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: '4' },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'md' } },
      md: { content: { maxWidth: 'xl' } },
      lg: { content: { maxWidth: '2xl' } },
    },
  },
  defaultVariants: { size: 'sm' },
}
