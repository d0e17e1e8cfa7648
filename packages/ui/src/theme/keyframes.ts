const edgesMask = 'linear-gradient(90deg, #0000, #000 2.5rem calc(100% - 2.5rem), #0000)'

/** Animations the Chakra recipes name; the light widgets keep theirs in their own CSS modules. */
export const keyframes = {
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-in-end': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-out-end': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'slide-in-start': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-out-start': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  'slide-in-bottom': { from: { translate: '0 100%' }, to: { translate: '0 0' } },
  'slide-out-bottom': { from: { translate: '0 0' }, to: { translate: '0 100%' } },
  'expand-height': { from: { height: '0' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: '0' } },
  // Moved by the row's own scrolling: what lies beyond an edge fades into it. A row that shows all of its tabs has no fade.
  'fade-edges': {
    from: { maskImage: edgesMask, maskSize: 'calc(100% + 2.5rem) 100%', maskPosition: '-2.5rem 0' },
    to: { maskImage: edgesMask, maskSize: 'calc(100% + 2.5rem) 100%', maskPosition: '0 0' },
  },
  turn: { to: { rotate: '1turn' } },
  breathe: { to: { background: 'var(--chakra-colors-bg-emphasized)' } },
  travel: { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
}
