import type { Tone } from './covers/tone.ts'
import { brass, ink, mix, neutral } from './palette.ts'

/** What a site paints with besides the inks that are the association's own: a colour of its trade and one that points. */
interface Hue {
  base: string
  accent: string
}

/** Muted hues of the portal's palette. None is cinnabar, which is reserved for party building and urgent matters. */
const hues: readonly Hue[] = [
  { base: ink[700], accent: brass[400] },
  { base: '#0f5862', accent: '#d8a657' },
  { base: '#24573d', accent: '#c9a25c' },
  { base: '#3c4379', accent: '#d3a35a' },
  { base: '#6b4a25', accent: '#2f6d8c' },
  { base: '#3b4654', accent: '#cf8f45' },
  { base: '#5a3f63', accent: '#bfa062' },
  { base: '#1f5f86', accent: '#e0b46a' },
  { base: '#4f5a2b', accent: '#b98a3c' },
]

const onPaper = ({ base, accent }: Hue): Tone => ({
  paper: mix(base, neutral[0], 0.92),
  tint: mix(base, neutral[0], 0.82),
  line: mix(base, '#000000', 0.25),
  soft: mix(base, neutral[0], 0.66),
  solid: mix(base, neutral[0], 0.2),
  deep: base,
  light: mix(base, neutral[0], 0.56),
  accent,
})

const onGround = ({ base, accent }: Hue): Tone => ({
  paper: mix(base, '#000000', 0.18),
  tint: base,
  line: mix(base, neutral[0], 0.86),
  soft: mix(base, neutral[0], 0.24),
  solid: mix(base, neutral[0], 0.5),
  deep: mix(base, neutral[0], 0.3),
  light: mix(base, neutral[0], 0.78),
  accent: mix(accent, neutral[0], 0.2),
})

const toSepia = ({ base, accent }: Hue): Tone => ({
  ...onPaper({ base, accent }),
  paper: brass[50],
  tint: brass[100],
  soft: mix(base, brass[100], 0.72),
})

/** The palette of the nth site, counted from 0: neighbours differ in hue, and a hue returns on another ground. */
export function siteTone(index: number): Tone {
  const hue = hues[index % hues.length] as Hue
  const ground = [onGround, onPaper, toSepia][(index + Math.floor(index / hues.length)) % 3]
  return (ground ?? onPaper)(hue)
}
