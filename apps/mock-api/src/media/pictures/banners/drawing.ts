import type { Random } from '../../../domain/random.ts'
import { dimensionColumn, dimensionRow, levelMark, ruling } from '../elements/dimension.ts'
import { brass, ink } from '../palette.ts'
import { area, box, dashed, faded, group, line, n, ring, segment } from '../pen.ts'
import { onStage } from './stage.ts'

const PAPER = ink[50]
const axesX = [0, 120, 210, 330, 420, 540]
const axesY = [0, 90, 150, 250]

/** Axis bubbles with their dash-dot lines. */
const axes = (): string => {
  const columns = axesX.map((x) => segment(x, -34, x, 296)).join('')
  const rows = axesY.map((y) => segment(-34, y, 574, y)).join('')
  const bubbles = axesX.map((x) => ring(x, -48, 13)).join('') + axesY.map((y) => ring(588, y, 13)).join('')
  const digits = axesX
    .map(
      (x, i) => `<text x="${x}" y="-44" font-size="12" text-anchor="middle" fill="${PAPER}">${i + 1}</text>`,
    )
    .join('')
  const letters = axesY
    .map(
      (y, i) =>
        `<text x="588" y="${y + 4}" font-size="12" text-anchor="middle" fill="${PAPER}">${'DCBA'[i]}</text>`,
    )
    .join('')
  return dashed(columns + rows, ink[300], '16 4 3 4', 0.9) + line(bubbles, PAPER, 1.1) + digits + letters
}

const door = (x: number, y: number, r: number, sx: 1 | -1, sy: 1 | -1): string =>
  `M${x} ${y}v${sy * r}A${r} ${r} 0 0 ${sx === sy ? 0 : 1} ${x + sx * r} ${y}`

const stairs = (x: number, y: number): string => {
  const treads = Array.from({ length: 9 }, (_, i) => segment(x + i * 9, y, x + i * 9, y + 48)).join('')
  return `${treads}${segment(x - 4, y + 24, x + 80, y + 24)}l-8 -5m8 5l-8 5`
}

const columns = axesX.flatMap((x) => axesY.map((y) => box(x - 7, y - 7, 14, 14))).join('')

const WALLS =
  'M0 0H24M94 0H140M188 0H240M306 0H446M518 0H540V250H518M446 250H400M350 250H306M236 250H190M150 250H94M24 250H0V0' +
  'M120 0V90M0 90H120M210 0V90H184M150 90H120M330 0V90H360M394 90H450M484 90H540M420 0V90M120 250V150H0' +
  'M120 150H150M184 150H210V250M330 250V150H360M394 150H540M420 150V250'

const GLAZED = [
  [24, 0, 70],
  [140, 0, 48],
  [240, 0, 66],
  [446, 0, 72],
  [24, 250, 70],
  [150, 250, 40],
  [236, 250, 70],
  [350, 250, 50],
  [446, 250, 72],
] as const

const DOORS =
  door(150, 90, 34, 1, -1) +
  door(360, 90, 34, 1, -1) +
  door(450, 90, 34, 1, -1) +
  door(150, 150, 34, 1, 1) +
  door(360, 150, 34, 1, 1)

/** A floor plan: solid walls, glazing, stair core, columns, axes and dimension chains. */
const floorPlan = (): string => {
  const glass = GLAZED.map(([x, y, w]) => `M${x} ${y - 3}h${w}m${-w} 3h${w}m${-w} 3h${w}`).join('')
  const rooms = area('M210 0H330V90H210zM210 150H330V250H210z', ink[300], 0.22)
  const fittings =
    box(440, 18, 80, 44) + ring(480, 40, 12) + box(20, 180, 56, 46) + box(26, 20, 40, 56) + ring(270, 44, 22)
  const chains =
    dimensionRow(axesX, 286, { colour: ink[100] }) +
    dimensionRow([0, 540], 318, { colour: brass[300], label: '43 200' }) +
    dimensionColumn(-58, axesY, { colour: ink[100], label: '20 000' })
  return (
    rooms +
    axes() +
    line(WALLS, PAPER, 7) +
    line(glass + DOORS + fittings + stairs(226, 176), PAPER, 1) +
    area(columns, PAPER) +
    chains
  )
}

const truss = (): string => {
  const web = Array.from(
    { length: 11 },
    (_, i) => `${i * 20} ${n(40 - (i % 2 ? 30 - Math.abs(i - 5) * 4 : 0))}`,
  ).join('L')
  return `M-16 40L100 2L216 40zM${web}`
}

/** A section through the same building on its own light sheet: slabs, truss, piles, cut ground, level marks. */
const section = (): string => {
  const floors = [40, 84, 128, 172, 228].map((y) => box(0, y, 200, 6)).join('')
  const posts = [0, 66, 130, 194].map((x) => box(x, 40, 6, 234)).join('')
  const hatch = Array.from({ length: 24 }, (_, i) => segment(-32 + i * 11, 274, -43 + i * 11, 285)).join('')
  const footings = [0, 66, 130, 194].map((x) => `${box(x - 10, 274, 26, 9)}M${x - 4} 283v44h14v-44`).join('')
  const levels = [40, 84, 128, 172, 228]
    .map((y, i) => levelMark([226, y], i === 0 ? brass[500] : ink[600], 40))
    .join('')
  const height = dimensionColumn(-34, [274, 228, 172, 128, 84, 40], { colour: brass[500], label: '23 400' })
  const sheet = area(box(-96, -40, 404, 396), ink[950], 0.35) + area(box(-104, -48, 404, 396), ink[50])
  const fine =
    line(ruling(-104, -48, 404, 396, 22), ink[200], 0.6, 0.8) + line(box(-92, -36, 380, 372), ink[400], 1)
  return (
    sheet +
    fine +
    area(floors + posts, ink[700]) +
    line(`${truss()}M-60 274H272${hatch}${footings}`, ink[700], 1.2) +
    levels +
    height
  )
}

const frame = (): string => {
  const marks = Array.from(
    { length: 16 },
    (_, i) => `M${n(120 * i + 60)} 14v14M${n(120 * i + 60)} 492v14`,
  ).join('')
  return line(`${box(14, 14, 1892, 492)}${box(28, 28, 1864, 464)}${marks}`, ink[200], 1, 0.5)
}

/** A sheet of working drawings: plan, section, and the arc of the compass that set them out. */
export const drawing = (random: Random): string => {
  const fine = line(ruling(0, 0, 1920, 520, 20), ink[300], 0.5, 0.22)
  const coarse = line(ruling(0, 0, 1920, 520, 100), ink[300], 0.8, 0.3)
  const radius = random.between(250, 320)
  const arcs = line(ring(1180, 250, radius) + ring(1180, 250, radius * 1.5), ink[200], 1, 0.3)
  const tilt = `translate(956 122) scale(.95) rotate(${n(random.between(-1.6, -0.8))} 270 125)`
  const body =
    fine +
    coarse +
    frame() +
    arcs +
    group(tilt, floorPlan()) +
    group('translate(1658 110) rotate(5)', section())
  const note = faded(0.5, dimensionRow([80, 380, 560, 760], 452, { colour: ink[200] }))
  return onStage({ from: ink[800], to: ink[600], light: ink[600], lightAt: [0.66, 0.4] }, body + note)
}
