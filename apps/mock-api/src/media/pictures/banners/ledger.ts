import type { Random } from '../../../domain/random.ts'
import { dimensionRow, ruling } from '../elements/dimension.ts'
import { type BlockLook, isoBlock, isoSheet, project, windowPattern } from '../elements/isometric.ts'
import { brass, ink } from '../palette.ts'
import { area, box, dashed, line, n, type Point, ring } from '../pen.ts'
import { onStage } from './stage.ts'

const ORIGIN: Point = [1278, 30]

/** A bill of quantities in its own flat coordinates: heading, ruled columns, entries, a total. */
const bill = (random: Random, w: number, h: number, rows: number): string => {
  const columns = [0.09, 0.46, 0.6, 0.76].map((share) => `M${n(w * share)} 58V${h - 18}`).join('')
  const step = (h - 94) / rows
  const at = (i: number) => 76 + i * step
  const rules = Array.from({ length: rows + 1 }, (_, i) => `M16 ${n(at(i) - step * 0.5)}H${w - 16}`).join('')
  const words = Array.from(
    { length: rows },
    (_, i) => `M${n(w * 0.12)} ${n(at(i))}h${n(w * random.between(0.14, 0.3))}`,
  ).join('')
  const figures = Array.from({ length: rows }, (_, i) =>
    [0.74, 0.94]
      .map((right) => `M${n(w * right)} ${n(at(i))}h${n(-w * random.between(0.06, 0.12))}`)
      .join(''),
  ).join('')
  return (
    area(box(0, 0, w, h), '#fff') +
    area(box(0, 0, w, 44), ink[600]) +
    line(`M20 22h${n(w * 0.34)}`, '#fff', 7) +
    line(rules + columns, ink[300], 1) +
    line(words, ink[700], 4) +
    line(figures, ink[500], 4) +
    line(`M${n(w * 0.94)} ${h - 12}h${n(-w * 0.3)}`, brass[500], 7)
  )
}

const stackLook: BlockLook = { top: '#ffffff', left: ink[200], right: ink[100] }

const sheet = (x: number, y: number, z: number, w: number, d: number, ...drawn: string[]): string =>
  isoBlock(ORIGIN, { x, y, z, w, d, h: 7 }, stackLook) + isoSheet(ORIGIN, x, y, z + 7, ...drawn)

const ink3: BlockLook = { top: ink[300], left: ink[700], right: ink[500], windows: 'g' }
const gold: BlockLook = { top: brass[100], left: brass[500], right: brass[300], windows: 'h' }

/** Costs as buildings: a row of towers on the sheet, growing, the last in brass. */
const costTowers = (): string =>
  [36, 72, 60, 108, 144]
    .map((h, i) =>
      isoBlock(ORIGIN, { x: 250 + i * 66, y: 250, z: 14, w: 44, d: 44, h }, i === 4 ? gold : ink3),
    )
    .join('')

/** A calculator lying beside the papers. */
const calculator = (x: number, y: number): string => {
  const keys = Array.from({ length: 16 }, (_, i) =>
    box(14 + (i % 4) * 24, 58 + Math.floor(i / 4) * 26, 17, 18),
  ).join('')
  const body = isoBlock(
    ORIGIN,
    { x, y, w: 122, d: 176, h: 16 },
    { top: ink[900], left: ink[950], right: ink[800] },
  )
  const face =
    area(box(12, 12, 98, 34), ink[200]) +
    line('M62 29h40', ink[800], 9) +
    area(keys, ink[400]) +
    area(box(86, 136, 17, 18), brass[400])
  return body + isoSheet(ORIGIN, x, y, 16, face)
}

/** A pile of coins. */
const coins = (x: number, y: number): string => {
  const [cx, cy] = project(ORIGIN, x, y)
  return Array.from({ length: 5 }, (_, i) => {
    const top = cy - i * 9
    const rim = `M${n(cx - 30)} ${n(top)}v9a30 17 0 0 0 60 0v-9z`
    return `${area(rim, brass[500])}<ellipse cx="${n(cx)}" cy="${n(top)}" rx="30" ry="17" fill="${brass[300]}" stroke="${brass[500]}"/>`
  }).join('')
}

/** Bills of quantities in perspective; out of the last one the measured costs rise as a row of towers. */
export const ledger = (random: Random): string => {
  const desk = isoSheet(
    ORIGIN,
    0,
    0,
    0,
    line(ruling(-480, -240, 1440, 1080, 30), ink[300], 0.6, 0.28),
    line(ruling(-480, -240, 1440, 1080, 120), ink[300], 1, 0.4),
  )
  const shadow = isoSheet(ORIGIN, 10, 26, 0, area(box(-60, -8, 700, 420), ink[950], 0.35))
  const plan = dashed(ring(150, 110, 58) + box(20, 20, 260, 180), ink[500], '8 5', 2)
  const back =
    sheet(-60, -10, 0, 330, 400, bill(random, 330, 400, 11)) +
    sheet(290, -40, 0, 300, 220, area(box(0, 0, 300, 220), ink[50]), plan)
  const front = sheet(210, 160, 0, 400, 250, bill(random, 400, 250, 6)) + costTowers()
  const measure = dimensionRow([1010, 1300, 1600], 492, { colour: brass[300] })
  const patterns = windowPattern('g', 11, 12, ink[100], 0.5) + windowPattern('h', 11, 12, '#fff', 0.5)
  return onStage(
    { from: ink[700], to: ink[500], light: ink[400], lightAt: [0.72, 0.45] },
    desk + shadow + back + front + calculator(640, 60) + coins(610, 232) + coins(664, 222) + measure,
    patterns,
  )
}
