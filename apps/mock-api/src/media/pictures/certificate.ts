import { createRandom, type Random } from '../../domain/random.ts'
import { escapeMarkup } from '../../domain/text/escape.ts'
import { brass, cinnabar, ink, mix, neutral } from './palette.ts'
import {
  area,
  box,
  dashed,
  gradient,
  line,
  n,
  ring,
  type Size,
  segment,
  shape,
  svgDocument,
  through,
} from './pen.ts'
import { textAt } from './text.ts'

const view: Size = { w: 800, h: 560 }

/** What is written on a certificate. */
export interface Certificate {
  /** What it is given for, or what it certifies. */
  title: string
  holder: string
  /** `yyyy-MM-dd` */
  date: string | null
  /** A register's entry, as against an honour. */
  isRegister: boolean
}

interface Line {
  y: number
  size: number
  fill: string
  weight?: number
  x?: number
  anchor?: 'start' | 'middle'
}

const set = (text: string, { y, size, fill, weight = 400, x = 400, anchor = 'middle' }: Line): string =>
  textAt({ x, y, size, fill, weight, anchor }, escapeMarkup(text))

/** A long title in two lines, broken as evenly as its signs allow. */
function inLines(text: string, most: number): string[] {
  const signs = [...text]
  if (signs.length <= most) return [text]
  const half = Math.ceil(signs.length / 2)
  return [signs.slice(0, half).join(''), signs.slice(half).join('')]
}

const setLines = (text: string, most: number, { y, size, ...style }: Line): string =>
  inLines(text, most)
    .map((part, index) => set(part, { ...style, size, y: y + index * size * 1.5 }))
    .join('')

const dayOf = (date: string | null): string => {
  const [year, month, day] = (date ?? '').split('-').map(Number)
  return day === undefined ? '' : `${year}年${month}月${day}日`
}

/** A band of interlaced waves, as money has it. */
function guilloche(inset: number, random: Random): string {
  const [w, h] = [view.w - 2 * inset, view.h - 2 * inset]
  const waves = random.int(3, 5)
  const side = (length: number, at: (along: number, across: number) => string, turn: number) =>
    Array.from({ length: Math.round(length / 6) + 1 }, (_, i) =>
      at(i * 6, 7 * Math.sin((i * 6 * waves * Math.PI * 2) / 260 + turn)),
    ).join('L')
  const loops = [0, Math.PI].map(
    (turn) =>
      `M${side(w, (along, across) => `${n(inset + along)} ${n(inset + across)}`, turn)}` +
      `M${side(h, (along, across) => `${n(inset + w + across)} ${n(inset + along)}`, turn)}` +
      `M${side(w, (along, across) => `${n(inset + along)} ${n(inset + h + across)}`, turn)}` +
      `M${side(h, (along, across) => `${n(inset + across)} ${n(inset + along)}`, turn)}`,
  )
  return loops.join('')
}

/** A seal without a name on it: whose it would be is not for us to print. */
const seal = (x: number, y: number, colour: string): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? 20 : 7.6
    const a = (Math.PI * i) / 5 - Math.PI / 2
    return [x + r * Math.cos(a), y + r * Math.sin(a)] as const
  })
  return (
    line(ring(x, y, 46), colour, 3, 0.8) +
    line(ring(x, y, 38), colour, 1, 0.8) +
    area(through(points, true), colour, 0.85)
  )
}

const diploma = ({ title, holder, date }: Certificate, random: Random): string =>
  area(box(0, 0, view.w, view.h), mix(brass[50], neutral[0], 0.3)) +
  line(guilloche(34, random), brass[400], 0.9) +
  line(box(54, 54, view.w - 108, view.h - 108), brass[500], 1.6) +
  set('荣誉证书', { y: 156, size: 60, fill: cinnabar[600], weight: 700 }) +
  line(segment(250, 190, 550, 190), brass[500], 1.4) +
  set(holder, { y: 252, size: 27, fill: ink[900], weight: 600 }) +
  setLines(title, 20, { y: 326, size: 31, fill: ink[900], weight: 700 }) +
  set('特发此证，以资鼓励', { y: 430, size: 21, fill: neutral[700] }) +
  set(dayOf(date), { y: 488, size: 20, fill: neutral[700], x: 620 }) +
  seal(620, 462, cinnabar[500])

const plaque = ({ title, holder, date }: Certificate): string => {
  const bolts = [46, 754].flatMap((x) => [46, 514].map((y) => ring(x, y, 9))).join('')
  return (
    area(box(0, 0, view.w, view.h), mix(brass[700], '#000000', 0.45)) +
    area(box(22, 22, view.w - 44, view.h - 44), 'url(#metal)') +
    line(box(66, 66, view.w - 132, view.h - 132), mix(brass[700], '#000000', 0.2), 2) +
    shape(bolts, brass[300], mix(brass[700], '#000000', 0.3), 2) +
    setLines(title, 15, { y: 226, size: 44, fill: mix(brass[700], '#000000', 0.45), weight: 700 }) +
    set(holder, { y: 378, size: 26, fill: mix(brass[700], '#000000', 0.4), weight: 600 }) +
    line(segment(300, 404, 500, 404), mix(brass[700], '#000000', 0.2), 1.4) +
    set(dayOf(date), { y: 442, size: 20, fill: mix(brass[700], '#000000', 0.4) })
  )
}

const folder = ({ title, holder, date }: Certificate, random: Random): string => {
  const cover = random.pick([ink[800], mix('#24573d', '#000000', 0.15), mix('#5a3f63', '#000000', 0.2)])
  return (
    area(box(0, 0, view.w, view.h), cover) +
    area(box(40, 40, view.w - 80, view.h - 80), neutral[0]) +
    line(box(58, 58, view.w - 116, view.h - 116), cover, 1) +
    area(`M58 58H${random.int(210, 260)}L58 240z`, cover, 0.12) +
    set('获奖证书', { y: 148, size: 46, fill: cover, weight: 700, x: 96, anchor: 'start' }) +
    area(box(96, 172, 84, 5), brass[400]) +
    set(holder, { y: 244, size: 25, fill: ink[900], x: 96, anchor: 'start' }) +
    setLines(title, 18, { y: 312, size: 33, fill: ink[900], weight: 700, x: 96, anchor: 'start' }) +
    set(dayOf(date), { y: 470, size: 20, fill: neutral[700], x: 96, anchor: 'start' }) +
    seal(652, 444, cinnabar[500])
  )
}

/** A line to fill in: what is asked, small, and the answer above the dots. */
const entry = (label: string, text: string, { x, y }: { x: number; y: number }) =>
  set(label, { y, size: 18, fill: neutral[500], x, anchor: 'start' }) +
  setLines(text, 12, { y: y + 34, size: 25, fill: ink[900], weight: 600, x, anchor: 'start' }) +
  dashed(segment(x, y + 48, x + 300, y + 48), neutral[300], '4 4')

/** A register's booklet, open: the seal's page and the entry. */
const booklet = ({ title, holder, date }: Certificate, random: Random): string => {
  const cover = random.pick([ink[900], mix('#24573d', '#000000', 0.25), mix('#5a3f63', '#000000', 0.35)])
  return (
    area(box(0, 0, view.w, view.h), cover) +
    area(box(18, 18, view.w - 36, view.h - 36), mix(ink[50], neutral[0], 0.4)) +
    area(box(392, 18, 16, view.h - 36), 'url(#fold)') +
    line([60, 84, 108, 132, 156].map((r) => ring(206, 250, r)).join(''), ink[200], 1) +
    seal(206, 250, ink[600]) +
    set('资格证书', { y: 452, size: 34, fill: ink[800], weight: 700, x: 206 }) +
    entry('姓名', holder, { x: 440, y: 116 }) +
    entry('资格', title, { x: 440, y: 230 }) +
    entry('取得日期', dayOf(date), { x: 440, y: 352 })
  )
}

/** The sheet of a professional title: a coloured spine with the rings of a survey mark, the entries beside it. */
const sheet = ({ title, holder, date }: Certificate, random: Random): string => {
  const spine = random.pick([cinnabar[900], ink[800], mix('#24573d', '#000000', 0.15)])
  const rings = Array.from({ length: 5 }, (_, i) => ring(132, 360, 26 + i * 24)).join('')
  return (
    area(box(0, 0, view.w, view.h), mix(brass[50], neutral[0], 0.5)) +
    area(box(0, 0, 264, view.h), spine) +
    line(`${rings}M264 0V${view.h}`, brass[400], 1.2, 0.4) +
    area(box(0, 0, 264, 150), spine) +
    set('任职资格证书', { y: 96, size: 32, fill: brass[100], weight: 700, x: 132 }) +
    set('专业技术职务', { y: 136, size: 21, fill: brass[300], x: 132 }) +
    line(box(284, 20, view.w - 304, view.h - 40), brass[400], 1.2) +
    entry('姓名', holder, { x: 340, y: 108 }) +
    entry('任职资格', title, { x: 340, y: 222 }) +
    entry('评定日期', dayOf(date), { x: 340, y: 336 }) +
    seal(690, 450, cinnabar[500])
  )
}

const honours = [diploma, plaque, folder] as const

const defs =
  gradient('metal', '0 0 1 1', [0, brass[100]], [0.35, brass[300]], [0.6, brass[100]], [1, brass[400]]) +
  gradient('fold', '0 0 1 0', [0, ink[200], 0], [0.5, ink[300], 0.8], [1, ink[200], 0])

/**
 * The picture of a certificate: an honour on paper, on metal or in a folder, so that neighbours differ; a register's entry
 * as a booklet, a professional title as a sheet.
 */
export function certificateSvg(id: number, certificate: Certificate): string {
  const random = createRandom(`certificate/${id}`)
  const honour = honours[id % honours.length] ?? diploma
  const entered = certificate.title.includes('注册') ? booklet : sheet
  const draw = certificate.isRegister ? entered : honour
  return svgDocument(view, view, draw(certificate, random), defs)
}
