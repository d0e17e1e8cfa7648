import type { Random } from '../../../domain/random.ts'
import { brass, cinnabar, ink, neutral } from '../palette.ts'

/** The few colours one cover is drawn with. */
export type Tone = {
  /** Ground. */
  paper: string
  /** A large, quiet surface on the ground. */
  tint: string
  /** Outlines. */
  line: string
  /** Construction lines, grids. */
  soft: string
  /** The one solid shape that is the focus of the picture. */
  solid: string
  /** Shaded side of the solid. */
  deep: string
  /** Lit side of the solid, glass. */
  light: string
  /** A few strokes only: measures, seals. */
  accent: string
}

const blues: readonly [Tone, ...Tone[]] = [
  {
    paper: ink[50],
    tint: ink[100],
    line: ink[800],
    soft: ink[200],
    solid: ink[600],
    deep: ink[800],
    light: ink[300],
    accent: brass[500],
  },
  {
    paper: neutral[0],
    tint: ink[50],
    line: ink[700],
    soft: ink[200],
    solid: ink[500],
    deep: ink[700],
    light: ink[200],
    accent: brass[500],
  },
  {
    paper: neutral[100],
    tint: neutral[0],
    line: ink[900],
    soft: neutral[300],
    solid: ink[700],
    deep: ink[900],
    light: ink[300],
    accent: brass[500],
  },
  {
    paper: ink[100],
    tint: ink[200],
    line: ink[800],
    soft: ink[300],
    solid: ink[700],
    deep: ink[900],
    light: ink[50],
    accent: brass[700],
  },
  {
    paper: brass[50],
    tint: brass[100],
    line: ink[800],
    soft: brass[300],
    solid: ink[600],
    deep: ink[800],
    light: ink[200],
    accent: brass[500],
  },
  {
    paper: ink[800],
    tint: ink[700],
    line: ink[100],
    soft: ink[600],
    solid: ink[400],
    deep: ink[600],
    light: ink[200],
    accent: brass[300],
  },
  {
    paper: ink[600],
    tint: ink[500],
    line: ink[50],
    soft: ink[400],
    solid: ink[200],
    deep: ink[300],
    light: ink[50],
    accent: brass[100],
  },
]

const golds: readonly [Tone, ...Tone[]] = [
  {
    paper: brass[50],
    tint: brass[100],
    line: brass[700],
    soft: brass[300],
    solid: brass[400],
    deep: brass[500],
    light: brass[100],
    accent: ink[700],
  },
  {
    paper: ink[900],
    tint: ink[800],
    line: brass[100],
    soft: ink[700],
    solid: brass[400],
    deep: brass[500],
    light: brass[100],
    accent: ink[200],
  },
  {
    paper: neutral[50],
    tint: ink[100],
    line: ink[800],
    soft: ink[200],
    solid: brass[400],
    deep: brass[500],
    light: brass[100],
    accent: ink[600],
  },
]

const reds: readonly [Tone, ...Tone[]] = [
  {
    paper: cinnabar[50],
    tint: cinnabar[100],
    line: cinnabar[900],
    soft: cinnabar[100],
    solid: cinnabar[500],
    deep: cinnabar[700],
    light: brass[100],
    accent: brass[500],
  },
  {
    paper: cinnabar[600],
    tint: cinnabar[500],
    line: brass[100],
    soft: cinnabar[500],
    solid: brass[100],
    deep: brass[300],
    light: brass[50],
    accent: brass[300],
  },
  {
    paper: brass[50],
    tint: brass[100],
    line: cinnabar[700],
    soft: brass[300],
    solid: cinnabar[500],
    deep: cinnabar[700],
    light: cinnabar[100],
    accent: brass[500],
  },
  {
    paper: cinnabar[700],
    tint: cinnabar[600],
    line: brass[100],
    soft: cinnabar[600],
    solid: brass[300],
    deep: brass[500],
    light: brass[100],
    accent: brass[100],
  },
]

export type Family = 'blue' | 'gold' | 'red'

/** A tone of the family; dark grounds are the rarer ones. */
export const pickTone = (random: Random, family: Family): Tone =>
  random.pick({ blue: blues, gold: golds, red: reds }[family])
