import { palettes } from './palettes.ts'

type Token = { value: string }

const values = (entries: Record<string, string>): Record<string, Token> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

/** The 4 px grid: step n is n × 4 px at the design width, in rem so that it follows the page zoom. */
const grid = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const spacing = values(Object.fromEntries(grid.map((step) => [String(step), `${step / 4}rem`])))

const cjkSimplified = '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'
const cjkTraditional = '"PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", sans-serif'
const latin = `system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, ${cjkSimplified}`

export const tokens = {
  colors: palettes,
  spacing,
  sizes: {
    ...values(
      Object.fromEntries([4, 5, 6, 8, 9, 10, 11, 12].map((step) => [String(step), `${step / 4}rem`])),
    ),
    ...values({ sm: '24rem', md: '28rem', lg: '32rem', xl: '36rem', '2xl': '42rem', full: '100%' }),
  },
  radii: values({ xs: '0.125rem', sm: '0.25rem', md: '0.375rem', lg: '0.5rem', full: '9999px' }),
  // They follow the page zoom, and stop where it would make them too small to read: 12 px for the smallest, 14 px for
  // what is read and typed.
  fontSizes: values({
    xs: 'max(0.875rem, 12px)',
    sm: 'max(0.9375rem, 13px)',
    md: 'max(1rem, 14px)',
    lg: 'max(1.125rem, 15px)',
    xl: 'max(1.25rem, 16px)',
    '2xl': 'max(1.5rem, 18px)',
    '3xl': 'max(1.875rem, 22px)',
    '4xl': '2.25rem',
    '5xl': '3rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ tight: '1.3', short: '1.5', article: '1.7' }),
  durations: values({ fast: '100ms', moderate: '150ms', slow: '180ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: values({
    sticky: '100',
    dropdown: '200',
    popover: '300',
    modal: '400',
    toast: '500',
    skipNav: '600',
  }),
}

/** Semantic values that change with the width, the language or the theme. */
export const semanticScales = {
  radii: values({ l1: '{radii.sm}', l2: '{radii.md}', l3: '{radii.lg}' }),
  fontSizes: {
    body: { value: { base: '1rem', xl: 'max(1.125rem, 14px)' } },
    list: { value: { base: '1rem', xl: 'max(1.0625rem, 14px)' } },
  },
  fonts: {
    body: { value: { base: cjkSimplified, _hans: cjkSimplified, _hant: cjkTraditional, _latin: latin } },
    mono: { value: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace' },
  },
}
