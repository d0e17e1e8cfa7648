import type { Random } from '../../../domain/random.ts'
import { dimensionRow, ruling } from '../elements/dimension.ts'
import { isoBlock, isoSheet, windowPattern } from '../elements/isometric.ts'
import { area, box, group, line, n, ring, segment, shape } from '../pen.ts'
import { abacus, calculator } from './abacus.ts'
import type { Tone } from './tone.ts'

/** A page of priced items: heading, ruled columns, entries, one marked row. */
const page = (tone: Tone, random: Random, w: number, h: number): string => {
  const rows = Math.floor((h - 90) / 30)
  const marked = random.int(1, rows - 2)
  const y = (i: number) => 92 + i * 30
  const rules = Array.from({ length: rows }, (_, i) => `M20 ${y(i) + 14}H${w - 20}`).join('')
  const words = Array.from(
    { length: rows },
    (_, i) => `M28 ${y(i)}h${n(w * random.between(0.18, 0.34))}`,
  ).join('')
  const sums = Array.from(
    { length: rows },
    (_, i) => `M${w - 28} ${y(i)}h${n(-w * random.between(0.08, 0.18))}`,
  ).join('')
  const columns = `M${n(w * 0.48)} 70V${h - 20}M${n(w * 0.72)} 70V${h - 20}`
  return (
    shape(box(0, 0, w, h), '#ffffff', tone.line, 2.4) +
    area(box(0, 0, w, 56), tone.solid) +
    area(box(20, y(marked) - 15, w - 40, 29), tone.light) +
    line('M24 28h120', '#ffffff', 8) +
    line(rules + columns, tone.soft, 1.4) +
    line(words, tone.line, 6) +
    line(sums, tone.accent, 6)
  )
}

const papers = (tone: Tone, random: Random): string => {
  const tilt = random.int(-9, 9)
  const back = group(
    `translate(${random.int(300, 380)} 60) rotate(${tilt + random.int(5, 9)} 170 200)`,
    page(tone, random, 320, 390),
  )
  return (
    back +
    group(`translate(${random.int(170, 240)} 74) rotate(${tilt} 170 200)`, page(tone, random, 320, 390))
  )
}

const chart = (tone: Tone, random: Random): string => {
  const count = random.int(6, 9)
  const gap = 560 / count
  const heights = Array.from({ length: count }, (_, i) => 70 + (i / count) * 150 + random.int(-40, 60))
  const x = (i: number) => 130 + i * gap
  const bars = heights.map((h, i) => box(x(i), 410 - h, gap * 0.58, h)).join('')
  const last = heights.at(-1) ?? 0
  const trend = heights.map((h, i) => `${n(x(i) + gap * 0.29)} ${n(380 - h)}`).join('L')
  const dots = heights.map((h, i) => ring(x(i) + gap * 0.29, 380 - h, 6)).join('')
  return (
    line(ruling(110, 90, 600, 320, 40), tone.soft, 1.2) +
    area(bars, tone.solid) +
    area(box(x(count - 1), 410 - last, gap * 0.58, last), tone.deep) +
    line(`M${trend}`, tone.accent, 4) +
    shape(dots, tone.paper, tone.accent, 3) +
    line('M110 80V410H720', tone.line, 3) +
    dimensionRow([110, 410, 710], 446, { colour: tone.line })
  )
}

const model = (tone: Tone, random: Random): string => {
  const origin = [400, 96] as const
  const pageAt = isoSheet(origin, 0, 0, 8, page(tone, random, 330, 380))
  const slab = isoBlock(
    origin,
    { x: 0, y: 0, w: 330, d: 380, h: 8 },
    { top: '#ffffff', left: tone.soft, right: tone.soft },
  )
  const look = { top: tone.light, left: tone.deep, right: tone.solid, windows: 'w' }
  const towers = [0, 1, 2, 3].map((i) =>
    isoBlock(origin, { x: 60 + i * 66, y: 170, z: 8, w: 46, d: 46, h: random.int(2, 9) * 16 }, look),
  )
  return `<defs>${windowPattern('w', 11.5, 16, tone.paper, 0.5)}</defs>${slab}${pageAt}${towers.join('')}${line(segment(100, 470, 700, 470), tone.accent, 2)}`
}

export const ledger = (tone: Tone, random: Random): string =>
  random.pick([papers, chart, model, abacus, calculator])(tone, random)
