/**
 * What a colour is for, in light and in dark. The names are Chakra's own, so its recipes work unchanged.
 * Dark is not an inversion: its surfaces rise in lightness with elevation and its solids are a step brighter.
 * `contrast.test.ts` measures the pairs in use.
 */
const both = (base: string, dark: string) => ({ value: { base, _dark: dark } })
const step = (palette: string, shade: number) => `{colors.${palette}.${shade}}`

type Tuning = {
  /** The shades that carry white text, in light and in dark. */
  solid: [number, number]
  /** Dark surfaces: subtle, muted, emphasized; the dark shades of the scale would sink below the panels. */
  dark: [string, string, string]
}

const roles = (palette: string, { solid, dark }: Tuning) => ({
  contrast: both('{colors.white}', '{colors.white}'),
  fg: both(step(palette, 700), step(palette, 300)),
  subtle: both(step(palette, 50), dark[0]),
  muted: both(step(palette, 100), dark[1]),
  emphasized: both(step(palette, 200), dark[2]),
  border: both(step(palette, 200), dark[2]),
  solid: both(step(palette, solid[0]), step(palette, solid[1])),
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
  ink: roles('ink', { solid: [700, 500], dark: ['#16294a', '#1c3560', '#254579'] }),
  cinnabar: roles('cinnabar', { solid: [600, 600], dark: ['#31171c', '#4a1d22', '#6b2429'] }),
  brass: roles('brass', { solid: [600, 600], dark: ['#2b2318', '#40331d', '#5a4522'] }),
  green: roles('green', { solid: [600, 600], dark: ['#10291f', '#153a2a', '#1c5039'] }),
  orange: roles('orange', { solid: [600, 600], dark: ['#2f2116', '#48301a', '#66421d'] }),
  neutral: roles('neutral', { solid: [700, 600], dark: ['#1a263c', '#27354f', '#35455f'] }),
}

/** Shadows stay faint: hairline borders carry the structure, shadows only what floats. */
export const semanticShadows = {
  sm: both('0 1px 2px rgb(13 20 32 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.4)'),
  md: both('0 4px 12px -2px rgb(13 20 32 / 0.1)', '0 4px 12px -2px rgb(0 0 0 / 0.5)'),
  lg: both('0 12px 32px -8px rgb(13 20 32 / 0.2)', '0 12px 32px -8px rgb(0 0 0 / 0.7)'),
}
