import type { Random } from '../../../domain/random.ts'
import { dimensionRow } from '../elements/dimension.ts'
import { isoBlock } from '../elements/isometric.ts'
import { box, group, line, ring, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** A brick wall in bond, still being laid. */
const bricks = (tone: Tone, random: Random): string => {
  const w = random.int(78, 104)
  const wall = Array.from({ length: 8 }, (_, row) => {
    const count = Math.floor((620 - row * random.int(26, 54)) / w)
    return Array.from({ length: Math.max(1, count) }, (_, i) => {
      const fill = random.pick([tone.solid, tone.solid, tone.deep, tone.light])
      return shape(box(100 + i * w + (row % 2 ? w / 2 : 0), 390 - row * 38, w - 5, 33), fill, tone.line, 1.6)
    }).join('')
  })
  return (
    wall.join('') +
    line('M60 424H760', tone.line, 3.4) +
    dimensionRow([100, 100 + w, 100 + 2 * w], 456, { colour: tone.accent })
  )
}

/** One rolled I-section, seen at the cut, its length running away to the upper right. */
const beam = (tone: Tone, x: number, y: number, fill: string): string =>
  group(
    `translate(${x} ${y})`,
    shape('M0 0L70 -40H186L116 0z', tone.light, tone.line, 2),
    shape('M116 0L186 -40V-24L116 16z', tone.deep, tone.line, 2),
    shape('M66 16H116L102 24V70L66 88z', tone.deep, tone.line, 2),
    shape('M116 84L186 44V60L116 100z', tone.deep, tone.line, 2),
    shape('M0 0H116V16H66V84H116V100H0V84H50V16H0z', fill, tone.line, 2.4),
  )

/** Rolled sections stacked in a pyramid. */
const beams = (tone: Tone, random: Random): string => {
  const accent = random.int(0, 5)
  const rows = [3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({ x: 150 + row * 70 + i * 140, y: 310 - row * 102 })),
  )
  return (
    rows.map(({ x, y }, i) => beam(tone, x, y, i === accent ? tone.accent : tone.solid)).join('') +
    line('M70 412H730', tone.line, 3.4)
  )
}

/** A bundle of reinforcement bars, seen at the ends. */
const bars = (tone: Tone, random: Random): string => {
  const r = random.int(26, 36)
  const across = 5
  const rows = Array.from({ length: across }, (_, row) =>
    Array.from({ length: across - row }, (_, i) => {
      const x = 400 + (i - (across - row - 1) / 2) * r * 2.08
      const y = 390 - r - row * r * 1.8
      return (
        shape(ring(x, y, r), (i + row) % 4 === 1 ? tone.accent : tone.solid, tone.line, 2.4) +
        line(ring(x, y, r * 0.62), tone.light, 2)
      )
    }).join(''),
  )
  const half = r * 5.3
  return (
    rows.join('') +
    line(`M80 392H720`, tone.line, 3) +
    dimensionRow([400 - half, 400, 400 + half], 430, { colour: tone.accent })
  )
}

/** Blocks on pallets in isometry. */
const pallets = (tone: Tone, random: Random): string => {
  const origin = [400, 150] as const
  const stacks = [
    [0, 0],
    [150, 0],
    [0, 150],
    [150, 150],
  ] as const
  return stacks
    .map(([x, y]) => {
      const layers = random.int(1, 4)
      const look = random.chance(0.3)
        ? { top: tone.light, left: tone.accent, right: tone.soft }
        : { top: tone.light, left: tone.deep, right: tone.solid }
      const pallet = isoBlock(
        origin,
        { x, y, w: 118, d: 118, h: 12 },
        { top: tone.soft, left: tone.line, right: tone.line },
      )
      return (
        pallet +
        Array.from({ length: layers * 4 }, (_, i) =>
          isoBlock(
            origin,
            {
              x: x + (i % 2) * 60,
              y: y + (Math.floor(i / 2) % 2) * 60,
              z: 12 + Math.floor(i / 4) * 34,
              w: 54,
              d: 54,
              h: 30,
            },
            look,
          ),
        ).join('')
      )
    })
    .join('')
}

export const materials = (tone: Tone, random: Random): string =>
  random.pick([bricks, beams, bars, pallets])(tone, random)
