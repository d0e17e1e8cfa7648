import type { SVGProps } from 'react'

/** One end: the extension line and its 45° tick, around x = 0. */
const End = () => <path d="M0 6v12M-4 16l8-8" strokeWidth="1.25" />

/** A dimension line as wide as its box; its ticks keep their shape at any width. Decoration only. */
export const DimensionLine = (props: Omit<SVGProps<SVGSVGElement>, 'children'>) => (
  <svg
    width="100%"
    height="20"
    stroke="currentColor"
    fill="none"
    overflow="visible"
    aria-hidden
    focusable="false"
    {...props}
  >
    <line x1="0" x2="100%" y1="12" y2="12" />
    <End />
    <svg x="100%" overflow="visible" aria-hidden>
      <End />
    </svg>
  </svg>
)
