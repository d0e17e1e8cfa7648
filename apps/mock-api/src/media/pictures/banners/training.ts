import type { Random } from '../../../domain/random.ts'
import { dimensionColumn, ruling } from '../elements/dimension.ts'
import { isoBlock, isoSheet, isoWire, windowPattern } from '../elements/isometric.ts'
import { brass, ink, mix } from '../palette.ts'
import { area, box, faded, group, line, n, type Point, ring, segment, shape } from '../pen.ts'
import { onStage } from './stage.ts'

const PAGE = brass[50]

/** The open book from a low viewpoint: two curved page blocks over a cover. */
const book = (): string => {
  const cover =
    'M-352 86L-300 -150C-200 -170 -80 -164 0 -128C80 -164 200 -170 300 -150L352 86C240 70 90 76 0 116C-90 76 -240 70 -352 86z'
  const edges = [0, 5, 10, 15]
    .map(
      (dy) =>
        `M-334 ${64 + dy}C-230 ${42 + dy} -90 ${50 + dy} 0 ${92 + dy}C90 ${50 + dy} 230 ${42 + dy} 334 ${64 + dy}`,
    )
    .join('')
  const left = 'M-334 64L-284 -164C-190 -186 -76 -178 0 -140V92C-90 50 -230 42 -334 64z'
  const right = 'M334 64L284 -164C190 -186 76 -178 0 -140V92C90 50 230 42 334 64z'
  const block = area(
    'M-336 84L-334 64C-230 42 -90 50 0 92C90 50 230 42 334 64L336 84C230 60 90 68 0 110C-90 68 -230 60 -336 84z',
    brass[100],
  )
  return (
    area(cover, ink[900]) +
    block +
    line(edges, brass[300], 1) +
    area(left, PAGE) +
    area(right, '#fff') +
    area('M0 -140C-12 -146 -24 -150 -36 -153L-40 76C-26 80 -12 86 0 92z', brass[300], 0.28) +
    area('M0 -140C-6 -143 -10 -145 -16 -147L-18 83C-12 86 -6 89 0 92z', brass[400], 0.35)
  )
}

/** Lines of text on the left page, each bent as the page is. */
const text = (random: Random): string => {
  const rows = Array.from({ length: 9 }, (_, i) => {
    const y = -122 + i * 17
    const left = -262 - i * 3.8
    const end = i % 4 === 3 ? left + random.between(80, 130) : -56 - random.between(0, 10)
    return `M${n(left)} ${n(y)}Q${n((left + end) / 2)} ${n(y - 20)} ${n(end)} ${n(y + 4 + (end + 56) * 0.02)}`
  })
  return line(rows.join(''), ink[400], 4, 0.75) + line('M-272 -146Q-214 -162 -160 -160', ink[700], 7)
}

/** On the right page: a tower in isometry, its lower floors built, the others ruled, and its height. */
const figure = (): string => {
  const origin: Point = [150, -34]
  const tower = { x: 0, y: 0, w: 62, d: 62 }
  const look = { top: ink[200], left: ink[700], right: ink[400] }
  const slabs = [48, 64, 80, 96].map((z) => isoWire(origin, { ...tower, z, h: 16 })).join('')
  const site = isoSheet(origin, -62, -62, 0, line(ruling(0, 0, 186, 186, 31), ink[200], 1))
  const podium = isoBlock(origin, { x: -24, y: 72, w: 110, d: 26, h: 22 }, look)
  const height = dimensionColumn(226, [28, -20, -84], { colour: brass[500] })
  return group(
    'translate(14 -14) skewY(-3)',
    site,
    isoBlock(origin, { ...tower, h: 48 }, { ...look, windows: 'w' }),
    line(slabs, ink[700], 1.2),
    podium,
    height,
  )
}

/** A scale ruler with its divisions, in flat coordinates. */
const ruler = (length: number): string => {
  const marks = Array.from(
    { length: Math.floor(length / 8) },
    (_, i) => `M${10 + i * 8} 0v${i % 10 === 0 ? 20 : i % 5 === 0 ? 14 : 8}`,
  ).join('')
  return (
    shape(box(0, 0, length, 40), brass[300], brass[700], 1) +
    line(marks, brass[700], 1) +
    line(`M0 30H${length}`, brass[500], 1)
  )
}

const setSquare = (): string =>
  `<path d="M0 0V250H190zM34 104V216H120z" fill="${ink[200]}" fill-opacity=".3" fill-rule="evenodd" stroke="${ink[100]}" stroke-width="1.4"/>` +
  line(
    Array.from({ length: 24 }, (_, i) => `M0 ${n(16 + i * 9.6)}h${i % 5 === 0 ? 14 : 7}`).join(''),
    ink[100],
    1,
  )

/** A pair of compasses standing over the arc it has just drawn. */
const compasses = (): string => {
  const arc = line('M-150 250A232 232 0 0 1 176 226', brass[300], 1.6)
  const legs =
    shape('M-5 26L-74 240l-5 22l14 -18L9 30z', ink[100], ink[800], 1) +
    shape('M-9 30L64 222l-2 12h14l2 -14L5 26z', ink[200], ink[800], 1)
  const head =
    shape(`${box(-6, -44, 12, 44)}${ring(0, 12, 22)}`, brass[300], brass[700], 1.2) +
    area(ring(0, 12, 8), brass[700])
  return arc + legs + head
}

const pencil = (length: number): string =>
  area(box(0, 0, length, 6), ink[400]) +
  area(box(0, 6, length, 6), ink[500]) +
  area(box(0, 12, length, 5), ink[700]) +
  area(`M${length} 0L${length + 30} 8.5L${length} 17z`, brass[100]) +
  area(`M${length + 20} 5.7L${length + 30} 8.5L${length + 20} 11.3z`, ink[900]) +
  area(box(-16, 0, 16, 17), brass[400])

const mat = (): string => {
  const grid = line(ruling(560, 0, 1360, 520, 26), ink[300], 0.6, 0.3)
  const rings = line(
    [180, 270, 360, 450].map((r) => ring(1340, 270, r)).join('') +
      segment(820, 520, 1340, 0) +
      segment(1340, 0, 1860, 520),
    ink[200],
    1,
    0.28,
  )
  return grid + rings
}

/** Continuing education: the open book on the drafting table, the tools around it. */
export const training = (random: Random): string =>
  onStage(
    {
      from: mix(ink[900], '#1d2f45', 0.45),
      to: mix(ink[800], '#24465c', 0.5),
      light: mix(brass[300], ink[400], 0.7),
      lightAt: [0.7, 0.36],
    },
    mat() +
      group('translate(920 378) rotate(-9)', ruler(420)) +
      group('translate(1672 60) rotate(14)', setSquare()) +
      faded(0.35, group('translate(1346 396)', '<ellipse rx="370" ry="34"/>')) +
      group('translate(1340 296)', book(), text(random), figure()) +
      group('translate(1006 122)', compasses()) +
      group('translate(1590 452) rotate(-13)', pencil(210)),
    windowPattern('w', 15.5, 16, ink[50], 0.5),
  )
