import { line, n, type Point, segment } from '../pen.ts'

type Dimension = { colour: string; label?: string; size?: number }

const tick = (x: number, y: number, r: number) => segment(x - r, y + r, x + r, y - r)

const figure = (x: number, y: number, { colour, label, size = 12 }: Dimension, turn = '') =>
  label
    ? `<text x="${n(x)}" y="${n(y)}" fill="${colour}" font-size="${size}" font-family="ui-monospace,Consolas,monospace" text-anchor="middle"${turn}>${label}</text>`
    : ''

/** A horizontal dimension chain through the given x positions, with the 45° ticks of building drawings. */
export const dimensionRow = (xs: readonly number[], y: number, style: Dimension): string => {
  const [first, last] = [Math.min(...xs), Math.max(...xs)]
  const marks = xs.map((x) => segment(x, y - 9, x, y + 9) + tick(x, y, 4)).join('')
  return (
    line(segment(first - 10, y, last + 10, y) + marks, style.colour, 1) +
    figure((first + last) / 2, y - 7, style)
  )
}

/** A vertical dimension chain through the given y positions. */
export const dimensionColumn = (x: number, ys: readonly number[], style: Dimension): string => {
  const [first, last] = [Math.min(...ys), Math.max(...ys)]
  const middle = (first + last) / 2
  const marks = ys.map((y) => segment(x - 9, y, x + 9, y) + tick(x, y, 4)).join('')
  const turn = ` transform="rotate(-90 ${n(x - 7)} ${n(middle)})"`
  return (
    line(segment(x, first - 10, x, last + 10) + marks, style.colour, 1) + figure(x - 7, middle, style, turn)
  )
}

/** The small triangle of a level mark with its reading line. */
export const levelMark = ([x, y]: Point, colour: string, reach = 46): string =>
  line(
    `${segment(x, y, x - 7, y - 8)}h14L${n(x)} ${n(y)}${segment(x + 7, y - 8, x + reach, y - 8)}`,
    colour,
    1,
  )

/** Square ruling over a rectangle, every `step` pixels. */
export const ruling = (x: number, y: number, w: number, h: number, step: number): string => {
  const columns = Array.from(
    { length: Math.floor(w / step) + 1 },
    (_, i) => `M${n(x + i * step)} ${n(y)}v${n(h)}`,
  )
  const rows = Array.from(
    { length: Math.floor(h / step) + 1 },
    (_, i) => `M${n(x)} ${n(y + i * step)}h${n(w)}`,
  )
  return columns.join('') + rows.join('')
}
