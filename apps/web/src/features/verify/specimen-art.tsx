import type { SVGProps } from 'react'

const ink = 'var(--chakra-colors-ink-fg)'
const faint = 'var(--chakra-colors-ink-emphasized)'
const brass = 'var(--chakra-colors-brass-400)'
const paper = 'var(--chakra-colors-bg-panel)'

/** Fields of the QR: a glyph of one, which no camera takes for a code. */
const dots = [
  [0, 4],
  [4, 0],
  [4, 4],
  [5, 1],
  [6, 3],
  [4, 6],
  [6, 6],
  [1, 5],
  [3, 6],
  [6, 4],
  [5, 5],
  [2, 4],
] as const

const Finder = ({ x, y }: { x: number; y: number }) => (
  <>
    <rect x={x} y={y} width="24" height="24" fill="none" stroke={ink} strokeWidth="4" />
    <rect x={x + 8} y={y + 8} width="8" height="8" fill={ink} />
  </>
)

/** A certificate with its QR dimensioned as on a drawing: where the code to type stands. Decoration only. */
export const SpecimenArt = (props: Omit<SVGProps<SVGSVGElement>, 'children'>) => (
  <svg viewBox="0 0 416 320" fill="none" aria-hidden focusable="false" {...props}>
    <rect x="24" y="16" width="288" height="232" fill={paper} stroke={ink} strokeWidth="2" />
    <rect x="34" y="26" width="268" height="212" stroke={brass} />
    <path d="M96 62h144" stroke={ink} strokeWidth="6" strokeLinecap="round" />
    <path d="M128 84h80" stroke={faint} strokeWidth="4" strokeLinecap="round" />
    <path
      d="M60 122h112M60 142h112M60 162h80M60 182h96"
      stroke={faint}
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle
      cx="112"
      cy="196"
      r="26"
      stroke="var(--chakra-colors-cinnabar-focus-ring)"
      strokeWidth="2"
      opacity=".75"
    />
    <path
      d="M112 183l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"
      fill="var(--chakra-colors-cinnabar-focus-ring)"
      opacity=".75"
    />
    <g transform="translate(206 124)">
      <rect x="-8" y="-8" width="84" height="84" fill={paper} stroke={faint} />
      <Finder x={2} y={2} />
      <Finder x={42} y={2} />
      <Finder x={2} y={42} />
      {dots.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x * 10} y={y * 10} width="7" height="7" fill={ink} />
      ))}
    </g>
    <path d="M200 216h76" stroke={ink} strokeWidth="5" strokeDasharray="9 3" />
    <g stroke={brass} strokeWidth="1.5">
      <path d="M198 226v52M278 226v52M190 270h96M194 274l8-8M274 274l8-8" />
      <path d="M286 214h62M352 214a4 4 0 1 0-8 0 4 4 0 0 0 8 0z" />
    </g>
    <path d="M222 288h34" stroke={brass} strokeWidth="3" strokeLinecap="round" />
  </svg>
)
