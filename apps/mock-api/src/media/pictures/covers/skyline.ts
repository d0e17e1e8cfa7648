import type { Random } from '../../../domain/random.ts'
import { dimensionColumn } from '../elements/dimension.ts'
import { facade, facadeWire } from '../elements/elevation.ts'
import { isoBlock, isoWire, windowPattern } from '../elements/isometric.ts'
import { line, segment } from '../pen.ts'
import type { Tone } from './tone.ts'

type Row = { count: number; low: number; high: number; look: { wall: string; line: string; window: string } }

const street = (random: Random, { count, low, high, look }: Row): string => {
  const lot = 640 / count
  return Array.from({ length: count }, (_, i) => {
    const w = random.between(lot * 0.6, lot * 0.96)
    return facade(
      {
        x: 80 + i * lot,
        ground: 410,
        w,
        floors: random.int(low, high),
        floor: 18,
        bays: Math.max(3, Math.round(w / 20)),
      },
      look,
    )
  }).join('')
}

/** A street front: a pale far row, a solid near row, ground line and a height measure. */
const front = (tone: Tone, random: Random): string => {
  const far = { wall: tone.tint, line: tone.soft, window: tone.soft }
  const near = { wall: tone.solid, line: tone.line, window: tone.light }
  return (
    street(random, { count: random.int(7, 9), low: 9, high: 18, look: far }) +
    street(random, { count: random.int(4, 6), low: 3, high: 11, look: near }) +
    line(segment(30, 411, 770, 411), tone.line, 3) +
    dimensionColumn(56, [410, 230, 110], { colour: tone.accent })
  )
}

/** A block of towers in isometry. */
const cluster = (tone: Tone, random: Random): string => {
  const origin = [400, 130] as const
  const look = { top: tone.light, left: tone.deep, right: tone.solid, windows: 'w' }
  const lots = Array.from({ length: 9 }, (_, i) => [i % 3, Math.floor(i / 3)] as const).sort(
    (a, b) => a[0] + a[1] - b[0] - b[1],
  )
  const planned = random.int(2, 6)
  const towers = lots.map(([col, row], i) => {
    const block = {
      x: col * 104,
      y: row * 104,
      w: random.int(50, 78),
      d: random.int(50, 78),
      h: random.int(2, 9) * 18,
    }
    return i === planned
      ? line(isoWire(origin, { ...block, h: 150 }), tone.accent, 2.2)
      : isoBlock(origin, block, look)
  })
  return `<defs>${windowPattern('w', 13, 18, tone.paper, 0.5)}</defs>${towers.join('')}`
}

/** One finished tower beside one that is still only ruled. */
const pair = (tone: Tone, random: Random): string => {
  const w = random.int(120, 170)
  const built = {
    x: random.int(190, 260),
    ground: 430,
    w,
    floors: random.int(12, 17),
    floor: 21,
    bays: random.int(5, 7),
  }
  const ruled = { ...built, x: built.x + w + 40, w: random.int(130, 190), floors: random.int(8, 14) }
  const top = 430 - ruled.floors * 21
  return (
    facade(built, { wall: tone.solid, line: tone.line, window: tone.light }) +
    facade(
      { ...built, x: built.x - 104, w: 90, floors: 5, bays: 4 },
      { wall: tone.deep, line: tone.line, window: tone.solid },
    ) +
    facadeWire(ruled, tone.line) +
    dimensionColumn(ruled.x + ruled.w + 30, [430, (430 + top) / 2, top], { colour: tone.accent }) +
    line(segment(60, 431, 740, 431), tone.line, 3)
  )
}

export const skyline = (tone: Tone, random: Random): string =>
  random.pick([front, cluster, pair])(tone, random)
