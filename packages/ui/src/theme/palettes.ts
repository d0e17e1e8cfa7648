/**
 * The raw colour scales, 50 (lightest) to 950 (darkest). Nothing paints with them directly except artwork;
 * widgets use the semantic names in `semantic-colors.ts`, which know about light and dark.
 */
const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const

type Scale = Record<(typeof steps)[number], { value: string }>

const scale = (...hex: string[]) =>
  Object.fromEntries(steps.map((step, index) => [step, { value: hex[index] }])) as Scale

/** `ink` is the primary (700 = the house colour), `cinnabar` party building and danger, `brass` honours. */
export const palettes = {
  white: { value: '#ffffff' },
  black: { value: '#000000' },
  ink: scale(
    '#f0f5fc',
    '#dfe9f7',
    '#bdd3ef',
    '#8fb4e3',
    '#5b8fd2',
    '#2f6ab5',
    '#175099',
    '#0b3c7d',
    '#0a3066',
    '#0c2850',
    '#0a1c38',
  ),
  cinnabar: scale(
    '#fdf4f3',
    '#fbe5e3',
    '#f6c9c6',
    '#efa29e',
    '#e4716f',
    '#d3423f',
    '#c1272d',
    '#a11d24',
    '#831a20',
    '#621a1e',
    '#3a1013',
  ),
  brass: scale(
    '#fbf7ee',
    '#f4ebd5',
    '#e8d6aa',
    '#d9bd7a',
    '#c49d50',
    '#a9803a',
    '#8a662b',
    '#705224',
    '#5a4220',
    '#45341c',
    '#2a2012',
  ),
  green: scale(
    '#eff8f3',
    '#d9efe2',
    '#b3dec5',
    '#80c7a0',
    '#48a877',
    '#258a5a',
    '#176f47',
    '#125a3a',
    '#114830',
    '#103a28',
    '#0b2419',
  ),
  orange: scale(
    '#fef6ec',
    '#fce8cf',
    '#f8cf9f',
    '#f2b067',
    '#e38c34',
    '#c46f17',
    '#a05610',
    '#814411',
    '#673814',
    '#4b2c15',
    '#2d1b0e',
  ),
  neutral: scale(
    '#f6f8fb',
    '#edf1f6',
    '#dfe5ed',
    '#c8d1de',
    '#8391a6',
    '#5f6d83',
    '#4b586c',
    '#384455',
    '#273142',
    '#182130',
    '#0d1420',
  ),
}
