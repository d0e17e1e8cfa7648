import type { Random } from '../../../domain/random.ts'
import { area, box, group, line, ring, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

const bead = (x: number, y: number): string =>
  `M${x - 20} ${y}a11 11 0 0 1 11 -11h18a11 11 0 0 1 0 22h-18a11 11 0 0 1 -11 -11z`

/** One rod: two beads over the bar worth five each, five under it; `value` of them are moved to the bar. */
const rod = (tone: Tone, x: number, value: number): string => {
  const fives = Math.floor(value / 5)
  const ones = value % 5
  const upper = [0, 1].map((i) => (i >= 2 - fives ? bead(x, 170 - (1 - i) * 24) : bead(x, 114 + i * 24)))
  const lower = [0, 1, 2, 3, 4].map((i) => (i < ones ? bead(x, 208 + i * 24) : bead(x, 266 + i * 24)))
  const set = [...upper.slice(2 - fives), ...lower.slice(0, ones)].join('')
  const idle = [...upper.slice(0, 2 - fives), ...lower.slice(ones)].join('')
  return (
    line(`M${x} 100V382`, tone.line, 3) +
    shape(idle, tone.solid, tone.line, 2) +
    (set ? shape(set, tone.accent, tone.line, 2) : '')
  )
}

/** An abacus showing a sum. */
export const abacus = (tone: Tone, random: Random): string => {
  const rods = Array.from({ length: 11 }, (_, i) => rod(tone, 150 + i * 50, random.int(0, 9))).join('')
  const frame = shape(`${box(96, 76, 608, 330)}M116 96V386H684V96z`, tone.deep, tone.line, 2.6)
  const corners = area([116, 684].flatMap((x) => [96, 386].map((y) => ring(x, y, 7))).join(''), tone.accent)
  return (
    area(box(116, 96, 568, 290), tone.paper) +
    rods +
    area(box(116, 186, 568, 12), tone.deep) +
    frame +
    corners
  )
}

/** A desk calculator beside the slip it has printed. */
export const calculator = (tone: Tone, random: Random): string => {
  const keys = Array.from({ length: 20 }, (_, i) =>
    box(26 + (i % 4) * 58, 138 + Math.floor(i / 4) * 48, 44, 34),
  )
  const sums = Array.from({ length: 8 }, (_, i) => `M150 ${46 + i * 30}h${-random.int(40, 96)}`).join('')
  const slip = shape(
    'M0 0H180V330l-15 -10 -15 10 -15 -10 -15 10 -15 -10 -15 10 -15 -10 -15 10 -15 -10 -15 10 -15 -10 -15 10z',
    '#ffffff',
    tone.line,
    2.4,
  )
  const total = line('M150 292h-120', tone.accent, 10) + line('M24 268H156', tone.soft, 2)
  const digits = Array.from({ length: random.int(4, 7) }, (_, i) => box(208 - i * 28, 46, 18, 38)).join('')
  const body = shape('M14 0H266a14 14 0 0 1 14 14V386H0V14A14 14 0 0 1 14 0z', tone.deep, tone.line, 2.6)
  return (
    group(
      `translate(${random.int(440, 480)} ${random.int(60, 90)}) rotate(${random.int(3, 9)})`,
      slip,
      line(sums, tone.line, 6),
      total,
    ) +
    group(
      `translate(${random.int(160, 210)} 56) rotate(${random.int(-6, 0)})`,
      body,
      area(box(26, 26, 218, 76), tone.light),
      area(digits, tone.line),
      area(keys.join(''), tone.solid),
      area(keys[19] ?? '', tone.accent),
    )
  )
}
