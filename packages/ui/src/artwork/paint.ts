/** The colours of pictures: semantic tokens, which turn over in the dark theme; the fallbacks serve bare pages. */
export const paint = {
  line: 'var(--chakra-colors-ink-fg, #0b3c7d)',
  tint: 'var(--chakra-colors-ink-subtle, #f0f5fc)',
  shade: 'var(--chakra-colors-ink-muted, #dfe9f7)',
  faint: 'var(--chakra-colors-ink-emphasized, #bdd3ef)',
  solid: 'var(--chakra-colors-ink-solid, #0b3c7d)',
  paper: 'var(--chakra-colors-bg-panel, #fff)',
  brass: 'var(--chakra-colors-brass-400, #c49d50)',
  alarm: 'var(--chakra-colors-fg-error, #a11d24)',
  green: 'var(--chakra-colors-green-solid, #176f47)',
} as const

/** Stroke attributes of the outlines in a picture. */
export const outline = {
  stroke: paint.line,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The thinner strokes of construction lines and measures. */
export const thin = { ...outline, stroke: paint.faint, strokeWidth: 1.5 } as const
