import type { Random } from '../../../domain/random.ts'
import { dimensionColumn, dimensionRow } from '../elements/dimension.ts'
import { brass, ink, mix } from '../palette.ts'
import { area, dashed, faded, line, n, ring, segment, shape } from '../pen.ts'
import { onStage } from './stage.ts'

const DECK = 338
const WATER = 398
const PYLONS = [1060, 1580] as const
const TOP = 84

/** A mountain ridge as contour bands, each a little lower and paler: the far bank in ink wash. */
const ridge = (random: Random, base: number, height: number, colour: string): string => {
  const peaks = Array.from(
    { length: 14 },
    (_, i) => [i * 160 - 80, base - height * random.between(0.25, 1)] as const,
  )
  const crest = peaks
    .map(([x, y], i) => {
      const [px, py] = peaks[i - 1] ?? [x - 160, base]
      return `C${n(px + 70)} ${n(py)} ${n(x - 70)} ${n(y)} ${n(x)} ${n(y)}`
    })
    .join('')
  const d = `M-240 ${base}${crest}L2080 ${base}`
  const contours = [12, 26, 42].map(
    (dy) => `<g transform="translate(0 ${dy})">${line(d, mix(colour, ink[200], 0.35), 0.8, 0.5)}</g>`,
  )
  return `${area(`${d}z`, colour)}${contours.join('')}`
}

/** Cables of one pylon: a fan between equal steps on the mast and on the deck, to both sides. */
const cables = (x: number, reach: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const high = TOP + 18 + i * 8
    const out = reach - i * (reach / 14)
    return segment(x, high, x - out, DECK) + segment(x, high, x + out, DECK)
  }).join('')

/** An A-shaped pylon in elevation with its cross beams and pile cap. */
const pylon = (x: number): string => {
  const legs = `M${x - 4} ${TOP}h8L${x + 10} 214L${x + 25} ${WATER + 6}h-13L${x} 240L${x - 12} ${WATER + 6}h-13L${x - 10} 214z`
  const beams = `M${x - 19} ${DECK + 16}h38v9h-38zM${x - 34} ${WATER - 4}h68v14h-68z`
  return shape(legs + beams, ink[50], ink[800], 1)
}

/** Piles under the water, only drawn, with the hatch of the rock they reach. */
const piles = (x: number): string => {
  const shafts = [-24, -8, 8, 24].map((dx) => `M${x + dx - 4} ${WATER + 10}v72h8v-72`).join('')
  const rock = Array.from({ length: 9 }, (_, i) => segment(x - 48 + i * 12, 482, x - 56 + i * 12, 492)).join(
    '',
  )
  return line(`${shafts}${segment(x - 56, 482, x + 60, 482)}${rock}`, ink[200], 1, 0.8)
}

const deck = (): string => {
  const joints = Array.from({ length: 84 }, (_, i) => `M${i * 24} ${DECK}v6`).join('')
  const lamps = Array.from({ length: 30 }, (_, i) => `M${700 + i * 44} ${DECK}v-13h5`).join('')
  return (
    area(`M0 ${DECK}H1920v7H0z`, ink[50]) +
    area(`M0 ${DECK + 7}H1920v5H0z`, ink[300]) +
    line(joints, ink[700], 0.8) +
    line(lamps, ink[200], 0.9)
  )
}

const river = (random: Random): string => {
  const ripples = Array.from({ length: 60 }, () => {
    const y = random.between(WATER + 8, 516)
    const length = random.between(20, 90) * (0.5 + (y - WATER) / 130)
    return `M${n(random.between(560, 1920))} ${n(y)}h${n(length)}`
  }).join('')
  return area(`M0 ${WATER}H1920V520H0z`, ink[800]) + line(ripples, ink[300], 1, 0.45)
}

/** The cable-stayed bridge over the river, in elevation, measured like the drawing it was built from. */
export const bridge = (random: Random): string => {
  const sun =
    area(ring(1320, 206, 118), ink[100], 0.2) +
    line(ring(1320, 206, 118) + ring(1320, 206, 150), ink[100], 1, 0.35)
  const hills =
    faded(0.75, ridge(random, WATER, 250, ink[600])) +
    faded(0.9, ridge(random, WATER, 150, ink[700])) +
    ridge(random, WATER, 70, mix(ink[700], ink[800], 0.6))
  const stays = PYLONS.map((x) => line(cables(x, 252), ink[50], 1, 0.85)).join('')
  const measures =
    dimensionRow([808, ...PYLONS, 1832], 452, { colour: brass[300], label: '520 000', size: 13 }) +
    dimensionColumn(1320, [DECK, TOP], { colour: brass[100], label: '152 400' }) +
    dashed(`M1070 ${TOP}H1334M1306 ${TOP}H1570`, brass[300], '6 5')
  const standing = PYLONS.map((x) => piles(x) + pylon(x)).join('')
  return onStage(
    { from: mix(ink[700], ink[800], 0.4), to: ink[500], light: ink[300], lightAt: [0.69, 0.4] },
    sun + hills + river(random) + stays + standing + deck() + measures,
  )
}
