import type { Random } from '../../../domain/random.ts'
import { area, box, group, line, n, ring } from '../pen.ts'
import type { Tone } from './tone.ts'

/** A five-pointed star. */
const star = (x: number, y: number, r: number): string => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / 5
    const d = i % 2 ? r * 0.382 : r
    return `${n(x + d * Math.cos(a))} ${n(y + d * Math.sin(a))}`
  })
  return `M${corners.join('L')}z`
}

const wave = (y: number, h: number, swing: number): string =>
  `M-20 ${y}C160 ${y - swing} 280 ${y + swing} 440 ${n(y + swing * 0.3)}S680 ${y - swing} 840 ${n(y - swing * 0.4)}v${h}C700 ${n(y + h - swing * 0.7)} 600 ${n(y + h + swing * 0.2)} 440 ${n(y + h + swing * 0.5)}S160 ${n(y + h - swing * 0.5)} -20 ${n(y + h * 0.7)}z`

const ribbons = (tone: Tone, random: Random, y: number): string => {
  const swing = random.int(36, 80)
  return (
    area(wave(y - 26, 60, swing), tone.deep) +
    area(wave(y, 74, swing), tone.solid) +
    line(wave(y + 22, 30, swing), tone.accent, 1.6)
  )
}

/** A columned hall in elevation over a sweep of ribbon. */
const hall = (tone: Tone, random: Random): string => {
  const count = random.pick([6, 8, 10])
  const half = 170 + count * 8
  const gap = (2 * half - 40) / (count - 1)
  const columns = Array.from({ length: count }, (_, i) => {
    const x = 400 - half + 20 + i * gap
    return `M${n(x - 9)} 192h18l2 150h-22z${box(x - 13, 182, 26, 8)}${box(x - 14, 342, 28, 9)}`
  }).join('')
  const roof = random.pick([
    `M${400 - half - 20} 172L400 92L${400 + half + 20} 172z`,
    `${box(400 - half - 16, 152, 2 * half + 32, 22)}${box(400 - half + 30, 124, 2 * half - 60, 26)}`,
  ])
  const steps = [0, 1, 2]
    .map((i) => box(400 - half - 20 - i * 22, 352 + i * 13, 2 * half + 40 + i * 44, 10))
    .join('')
  return (
    area(box(400 - half, 180, 2 * half, 172), tone.deep, 0.35) +
    area(columns + roof + steps, tone.solid) +
    line(`${roof}${steps}`, tone.line, 1.6) +
    area(star(400, random.int(132, 140), 15), tone.accent) +
    ribbons(tone, random, 420)
  )
}

/** Banners in the wind. */
const flags = (tone: Tone, random: Random): string => {
  const one = (x: number, s: number) =>
    group(
      `translate(${x} 70) scale(${n(s)})`,
      area('M8 12C70 -18 120 46 210 8V128C120 166 70 102 8 132z', tone.solid) +
        area('M110 24C140 30 170 26 210 8V128C170 146 140 150 110 144z', tone.deep, 0.4),
      line('M12 124C74 94 122 158 206 121', tone.accent, 4),
      line('M4 0V340', tone.line, 6),
      area(ring(4, -4, 8), tone.accent),
    )
  const poles = Array.from({ length: random.int(3, 5) }, (_, i) => one(90 + i * 130, 1.1 - i * 0.08))
  return poles.reverse().join('') + ribbons(tone, random, 430)
}

/** A star over rings and ribbon, as on a commemorative sheet. */
const emblem = (tone: Tone, random: Random): string => {
  const x = random.int(300, 500)
  const rings = [118, 132, 166].map((r) => ring(x, 205, r)).join('')
  const leaves = Array.from({ length: 18 }, (_, i) => {
    const a = Math.PI * (0.16 + (i % 9) * 0.085) * (i < 9 ? 1 : -1) + Math.PI / 2
    return group(
      `translate(${n(x + 149 * Math.cos(a))} ${n(205 + 149 * Math.sin(a))}) rotate(${n((a * 180) / Math.PI + (i < 9 ? 50 : 130))})`,
      area('M-20 0Q0 -14 20 0Q0 14 -20 0z', tone.accent),
    )
  })
  return (
    area(ring(x, 205, 118), tone.solid) +
    line(rings, tone.accent, 2) +
    area(star(x, 205, 74), tone.light) +
    leaves.join('') +
    ribbons(tone, random, 408)
  )
}

export const party = (tone: Tone, random: Random): string => random.pick([hall, flags, emblem])(tone, random)
