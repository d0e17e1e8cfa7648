import type { Random } from '../../../domain/random.ts'
import { towerCrane } from '../elements/crane.ts'
import { dimensionColumn, dimensionRow, ruling } from '../elements/dimension.ts'
import {
  type Block,
  type BlockLook,
  isoBlock,
  isoSheet,
  isoWire,
  project,
  windowPattern,
} from '../elements/isometric.ts'
import { brass, ink, mix } from '../palette.ts'
import { area, box, line, type Point, ring } from '../pen.ts'
import { onStage } from './stage.ts'

const ORIGIN: Point = [1370, 124]
const LOT = 120

/** Footprint and height of what stands on each lot, back to front; the lot left free is the one being drawn. */
const lots: readonly (readonly [col: number, row: number, blocks: readonly Block[]])[] = [
  [
    0,
    0,
    [
      { x: 14, y: 14, w: 84, d: 84, h: 24 },
      { x: 26, y: 26, z: 24, w: 56, d: 56, h: 60 },
    ],
  ],
  [
    1,
    0,
    [
      { x: 10, y: 30, w: 92, d: 40, h: 96 },
      { x: 10, y: 30, z: 96, w: 46, d: 40, h: 24 },
    ],
  ],
  [
    0,
    1,
    [
      { x: 30, y: 8, w: 42, d: 96, h: 72 },
      { x: 30, y: 8, z: 72, w: 42, d: 48, h: 24 },
    ],
  ],
  [
    2,
    0,
    [
      { x: 12, y: 12, w: 36, d: 36, h: 84 },
      { x: 62, y: 20, w: 36, d: 36, h: 120 },
      { x: 12, y: 64, w: 86, d: 36, h: 24 },
    ],
  ],
  [
    1,
    1,
    [
      { x: 8, y: 8, w: 100, d: 100, h: 24 },
      { x: 22, y: 22, z: 24, w: 66, d: 66, h: 132 },
      { x: 34, y: 34, z: 156, w: 42, d: 42, h: 24 },
    ],
  ],
  [
    0,
    2,
    [
      { x: 12, y: 12, w: 48, d: 48, h: 108 },
      { x: 24, y: 24, z: 108, w: 24, d: 24, h: 12 },
      { x: 70, y: 40, w: 34, d: 60, h: 36 },
    ],
  ],
  [
    3,
    0,
    [
      { x: 22, y: 10, w: 60, d: 60, h: 144 },
      { x: 36, y: 24, z: 144, w: 32, d: 32, h: 24 },
    ],
  ],
  [
    2,
    1,
    [
      { x: 14, y: 16, w: 60, d: 60, h: 120 },
      { x: 26, y: 28, z: 120, w: 36, d: 36, h: 24 },
      { x: 82, y: 16, w: 24, d: 80, h: 36 },
    ],
  ],
  [
    1,
    2,
    [
      { x: 12, y: 12, w: 96, d: 36, h: 60 },
      { x: 12, y: 48, w: 36, d: 56, h: 60 },
    ],
  ],
  [
    3,
    1,
    [
      { x: 10, y: 14, w: 44, d: 88, h: 84 },
      { x: 66, y: 14, w: 36, d: 36, h: 108 },
    ],
  ],
  [
    2,
    2,
    [
      { x: 16, y: 12, w: 40, d: 40, h: 96 },
      { x: 64, y: 56, w: 40, d: 40, h: 72 },
    ],
  ],
  [
    1,
    3,
    [
      { x: 12, y: 30, w: 92, d: 34, h: 36 },
      { x: 12, y: 30, z: 36, w: 40, d: 34, h: 24 },
    ],
  ],
  [
    3,
    2,
    [
      { x: 14, y: 14, w: 84, d: 44, h: 60 },
      { x: 30, y: 22, z: 60, w: 48, d: 28, h: 12 },
    ],
  ],
]

const look = (depth: number, windows: string): BlockLook => ({
  top: mix(ink[100], ink[300], depth),
  left: mix(ink[600], ink[800], depth),
  right: mix(ink[300], ink[500], depth),
  windows,
})

const isLandmark = (col: number, row: number) => col === 1 && row === 1

const lotPicture = (random: Random, col: number, row: number, blocks: readonly Block[]): string => {
  const wall = look(1 - (col + row) / 6, isLandmark(col, row) ? 'f' : random.pick(['g', 's', 'g', 'f']))
  return blocks
    .map((b) =>
      isoBlock(
        ORIGIN,
        { ...b, x: b.x + col * LOT, y: b.y + row * LOT },
        b.h > 24 ? wall : { ...wall, windows: undefined },
      ),
    )
    .join('')
}

const PLANNED: Block = { x: 14, y: 3 * LOT + 14, w: 72, d: 72, h: 24 }

/** The lot at the left corner: two floors stand, the rest is drawn in brass and measured. */
const plannedTower = (): string => {
  const floors = 6
  const [x, top] = project(ORIGIN, PLANNED.x, PLANNED.y + PLANNED.d, floors * 24)
  const [, bottom] = project(ORIGIN, PLANNED.x, PLANNED.y + PLANNED.d)
  const slabs = Array.from({ length: floors - 1 }, (_, i) =>
    isoWire(ORIGIN, { ...PLANNED, z: (i + 1) * 24 }),
  ).join('')
  const chain = dimensionColumn(x - 24, [bottom, bottom - 24, top], { colour: brass[300], label: '99 800' })
  return isoBlock(ORIGIN, PLANNED, look(0.2, 's')) + line(slabs, brass[300], 1.1) + chain
}

const trees = (random: Random): string => {
  const crowns = Array.from({ length: 30 }, (_, i) => {
    const street = (i % 4) * LOT + LOT - 7
    const along = random.between(0, 4 * LOT)
    const [x, y] = i % 2 ? project(ORIGIN, street, along) : project(ORIGIN, along, street)
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  return `<path d="${crowns.join('')}" stroke="${ink[400]}" stroke-width="8" stroke-linecap="round"/>`
}

const ground = (): string => {
  const side = LOT * 4
  const fine = line(ruling(-side, -side / 2, side * 2.5, side * 2, LOT / 2), ink[400], 0.6, 0.3)
  const streets = line(ruling(-side, -side / 2, side * 2.5, side * 2, LOT), ink[300], 1, 0.5)
  const plots = area(box(-8, -8, side + 4, side + 4), ink[600], 0.5)
  const river = `M${side + 60} ${-side}C${side + 20} 60 ${side + 110} 200 ${side + 60} ${side * 1.5}`
  const water = line(river, ink[500], 64, 0.45) + line(river, ink[200], 1, 0.6)
  return isoSheet(ORIGIN, -4, -4, 0, fine, water, streets, plots)
}

/** The city as a model on its drawing board, one tower of it still being drawn. */
export const skyline = (random: Random): string => {
  const [craneX, craneY] = project(ORIGIN, 4, 3 * LOT + 4)
  const crane = towerCrane(
    { foot: [craneX, craneY], height: 216, jib: -150, hook: 56, panel: 20 },
    brass[300],
  )
  const far = towerCrane({ foot: [1776, 300], height: 184, jib: -140, hook: 50, panel: 20 }, ink[200])
  const arcs = line(ring(1370, 300, 330) + ring(1370, 300, 480), ink[300], 1, 0.3)
  const city = lots.map(([col, row, blocks]) => lotPicture(random, col, row, blocks)).join('')
  const windows =
    windowPattern('g', 10, 12, ink[50], 0.5) +
    windowPattern('s', 60, 12, ink[50], 0.86) +
    windowPattern('f', 6, 24, ink[50], 0.4)
  const base = dimensionRow([1020, 1370, 1700], 506, { colour: ink[200] })
  return onStage(
    { from: ink[900], to: ink[700], light: ink[400], lightAt: [0.72, 0.45] },
    arcs + ground() + trees(random) + far + crane + city + plannedTower() + base,
    windows,
  )
}
