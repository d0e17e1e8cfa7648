/** Ink blue, the colour of the trade's drawings. */
export const ink = {
  50: '#eef4fb',
  100: '#dbe7f5',
  200: '#b8cfea',
  300: '#8bb0db',
  400: '#5b8bc6',
  500: '#346aad',
  600: '#1d5294',
  700: '#0b3c7d',
  800: '#0a3065',
  900: '#08244c',
  950: '#051733',
} as const

/** Cinnabar, for party building only. */
export const cinnabar = {
  50: '#fbf1ef',
  100: '#f6dcd8',
  300: '#df8b82',
  500: '#c1272d',
  600: '#a61e26',
  700: '#85161e',
  900: '#4d0a11',
} as const

/** Brass, for honours and for the one measure a drawing wants to point at. */
export const brass = {
  50: '#faf5ea',
  100: '#f1e6cc',
  300: '#dcc08a',
  400: '#c9a25c',
  500: '#a9803a',
  700: '#6f5223',
} as const

export const neutral = {
  0: '#ffffff',
  50: '#f6f8fb',
  100: '#eceff5',
  200: '#dbe1ea',
  300: '#c2cbd9',
  400: '#94a1b5',
  500: '#6a788e',
  700: '#3c4960',
} as const

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The colour `share` (0–1) of the way from one `#rrggbb` to another. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
