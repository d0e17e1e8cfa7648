/** How the series of a chart are told from each other without colour: full, striped, dotted; full line, dashed, dotted. */

const colours = [
  'var(--chakra-colors-ink-solid)',
  'var(--chakra-colors-brass-solid)',
  'var(--chakra-colors-cinnabar-solid)',
]
const dashes = [undefined, '6 4', '2 3']
const colourOf = (index: number) => colours[index % colours.length] as string
const patternOf = (index: number) => `desk-chart-fill-${index % colours.length}`

/** The fills that bars refer to. */
export const Fills = () => (
  <defs>
    <pattern
      id={patternOf(1)}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="3" height="6" fill={colourOf(1)} />
    </pattern>
    <pattern id={patternOf(2)} width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="2" fill={colourOf(2)} />
    </pattern>
  </defs>
)

/** The look of a series of bars. */
export const fillOf = (index: number) => ({
  fill: index === 0 ? colourOf(0) : `url(#${patternOf(index)})`,
  stroke: colourOf(index),
})

/** The look of a line. */
export const lineOf = (index: number) => {
  const dash = dashes[index % dashes.length]
  return {
    stroke: colourOf(index),
    strokeWidth: 2,
    dot: { r: index === 0 ? 3 : 2 },
    ...(dash && { strokeDasharray: dash }),
  }
}

/** What the legend shows of a series. */
export const Mark = ({ index, isLine }: { index: number; isLine: boolean }) => (
  <svg width="20" height="12" aria-hidden="true">
    {!isLine && <Fills />}
    {isLine ? (
      <line x1="0" x2="20" y1="6" y2="6" {...lineOf(index)} />
    ) : (
      <rect x="0.5" y="0.5" width="19" height="11" {...fillOf(index)} />
    )}
  </svg>
)
