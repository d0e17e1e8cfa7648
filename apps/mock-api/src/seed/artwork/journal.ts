import { brass, ink } from './palette.ts'
import { area, box, line, n, ring, type Size, svgDocument } from './pen.ts'
import { createRandom, type Random } from './random.ts'
import { escapeXml, textAt } from './text.ts'

const view: Size = { w: 600, h: 800 }

type Look = { ground: string; band: string; line: string; title: string; figure: string }

const looks: readonly [Look, ...Look[]] = [
  { ground: ink[800], band: ink[700], line: ink[300], title: '#ffffff', figure: brass[300] },
  { ground: ink[50], band: ink[600], line: ink[600], title: ink[900], figure: brass[500] },
  { ground: brass[50], band: ink[800], line: ink[700], title: ink[900], figure: brass[700] },
  { ground: ink[600], band: ink[500], line: ink[100], title: '#ffffff', figure: brass[100] },
]

/** Contour lines of a hill, as on a survey sheet. */
const contours = (random: Random): string => {
  const x = random.int(200, 420)
  const y = random.int(430, 520)
  const lobes = random.int(2, 4)
  const phase = random.between(0, 6)
  return Array.from({ length: 13 }, (_, i) => {
    const points = Array.from({ length: 41 }, (_, j) => {
      const a = (j * Math.PI) / 20
      const d = (24 + i * 26) * (1 + 0.16 * Math.sin(lobes * a + phase) + 0.06 * Math.sin(5 * a))
      return `${n(x + d * Math.cos(a))} ${n(y + d * Math.sin(a))}`
    })
    return `M${points.join('L')}z`
  }).join('')
}

/** A vault of half circles set out from equal steps. */
const vault = (random: Random): string => {
  const step = random.int(18, 30)
  const half = Array.from(
    { length: 15 },
    (_, i) => `M${300 - i * step} 690a${i * step} ${i * step} 0 0 1 ${2 * i * step} 0`,
  )
  const spokes = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI + (i * Math.PI) / 12
    return `M300 690L${n(300 + 14 * step * Math.cos(a))} ${n(690 + 14 * step * Math.sin(a))}`
  })
  return half.join('') + spokes.join('')
}

/** Tower fronts as nothing but floor lines. */
const towers = (random: Random): string =>
  Array.from({ length: random.int(4, 6) }, (_, i) => {
    const w = random.int(58, 100)
    const x = 40 + i * 96
    const floors = random.int(10, 28)
    return (
      box(x, 690 - floors * 14, w, floors * 14) +
      Array.from({ length: floors }, (_, f) => `M${x} ${690 - f * 14}h${w}`).join('')
    )
  }).join('')

/** A spiral stair in plan. */
const spiral = (random: Random): string => {
  const treads = random.int(22, 34)
  const inner = random.int(46, 80)
  const steps = Array.from({ length: treads }, (_, i) => {
    const a = (i * 2 * Math.PI) / (treads + 4)
    return `M${n(300 + inner * Math.cos(a))} ${n(480 + inner * Math.sin(a))}L${n(300 + 215 * Math.cos(a))} ${n(480 + 215 * Math.sin(a))}`
  })
  return steps.join('') + ring(300, 480, inner) + ring(300, 480, 215) + ring(300, 480, 150)
}

/**
 * The cover of one journal issue: a single construction drawing under the masthead.
 *
 * @param text.issue as printed on the cover, e.g. `2026年第3期`
 */
export const journalCover = (key: string, { title, issue }: { title: string; issue: string }): string => {
  const random = createRandom(`journal/${key}`)
  const look = random.pick(looks)
  const picture = random.pick([contours, vault, towers, spiral])(random)
  const size = Math.min(76, Math.floor(520 / Math.max(1, title.length)))
  const body =
    area(box(0, 0, 600, 800), look.ground) +
    line(picture, look.line, 1.6) +
    area(box(0, 0, 600, 26), look.band) +
    area(box(0, 700, 600, 100), look.band) +
    textAt({ x: 40, y: 130, size, fill: look.title, weight: 700 }, escapeXml(title)) +
    line('M40 164H560M40 156v16M560 156v16', look.figure, 2) +
    textAt({ x: 40, y: 206, size: 26, fill: look.figure }, escapeXml(issue)) +
    textAt({ x: 40, y: 758, size: 22, fill: '#ffffff' }, '江川省建设工程造价管理协会')
  return svgDocument(view, view, body)
}
