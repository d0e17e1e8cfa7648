/**
 * What a colour is for, in light and in dark. The names are Chakra's own, so its recipes work unchanged.
 * Dark is not an inversion: its surfaces rise in lightness with elevation and its solids are a step brighter.
 * `contrast.test.ts` measures the pairs in use.
 */
const both = (base: string, dark: string) => ({ value: { base, _dark: dark } })
const step = (palette: string, shade: number) => `{colors.${palette}.${shade}}`

/** One palette's roles; `solid` names the shades that carry white text in light and in dark. */
const roles = (palette: string, solid: { base: number; dark: number }) => ({
  contrast: both('{colors.white}', '{colors.white}'),
  fg: both(step(palette, 700), step(palette, 300)),
  subtle: both(step(palette, 50), step(palette, 950)),
  muted: both(step(palette, 100), step(palette, 900)),
  emphasized: both(step(palette, 200), step(palette, 800)),
  border: both(step(palette, 200), step(palette, 800)),
  solid: both(step(palette, solid.base), step(palette, solid.dark)),
  focusRing: both(step(palette, 500), step(palette, 400)),
})

const status = (role: 'fg' | 'subtle' | 'border') => ({
  error: { value: `{colors.cinnabar.${role}}` },
  warning: { value: `{colors.orange.${role}}` },
  success: { value: `{colors.green.${role}}` },
  info: { value: `{colors.ink.${role}}` },
})

export const semanticColors = {
  bg: {
    DEFAULT: both('{colors.white}', '#0c1322'),
    subtle: both(step('neutral', 50), '#101a2c'),
    muted: both(step('neutral', 100), '#1a263c'),
    emphasized: both(step('neutral', 200), '#27354f'),
    inverted: both(step('ink', 950), step('neutral', 100)),
    panel: both('{colors.white}', '#131e32'),
    ...status('subtle'),
  },
  fg: {
    DEFAULT: both(step('neutral', 900), '#e6ecf5'),
    muted: both(step('neutral', 600), '#b1bdd0'),
    subtle: both(step('neutral', 500), '#93a2b9'),
    inverted: both('{colors.white}', step('neutral', 900)),
    ...status('fg'),
  },
  border: {
    DEFAULT: both(step('neutral', 200), '#28364f'),
    muted: both(step('neutral', 100), '#1d2940'),
    subtle: both(step('neutral', 50), '#172136'),
    emphasized: both(step('neutral', 400), '#64748f'),
    inverted: both(step('neutral', 800), step('neutral', 200)),
    ...status('border'),
  },
  ink: roles('ink', { base: 700, dark: 500 }),
  cinnabar: roles('cinnabar', { base: 600, dark: 600 }),
  brass: roles('brass', { base: 600, dark: 600 }),
  green: roles('green', { base: 600, dark: 600 }),
  orange: roles('orange', { base: 600, dark: 600 }),
  neutral: roles('neutral', { base: 700, dark: 600 }),
}

/** Shadows stay faint: hairline borders carry the structure, shadows only what floats. */
export const semanticShadows = {
  sm: both('0 1px 2px rgb(13 20 32 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.4)'),
  md: both('0 4px 12px -2px rgb(13 20 32 / 0.1)', '0 4px 12px -2px rgb(0 0 0 / 0.5)'),
  lg: both('0 12px 32px -8px rgb(13 20 32 / 0.2)', '0 12px 32px -8px rgb(0 0 0 / 0.7)'),
}
