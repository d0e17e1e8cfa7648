/** What a colour says; the words beside it say the same. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'honour'

/** The palette of the theme that stands for a tone. */
export const paletteOf: Record<Tone, string> = {
  neutral: 'neutral',
  info: 'ink',
  success: 'green',
  warning: 'orange',
  danger: 'cinnabar',
  honour: 'brass',
}
