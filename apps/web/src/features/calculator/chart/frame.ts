import { figure } from '../figures.ts'
import type { Scale } from './scale.ts'

/** A drawing's room and where amounts and fees lie in it, in CSS pixels. */
export interface Frame {
  width: number
  height: number
  /** Edges of the plotted area. */
  left: number
  right: number
  top: number
  bottom: number
  amounts: Scale
  fees: Scale
  /** Which ticks of the amounts have their figure, so that none touches the next. */
  everyNth: number
  x: (amount: number) => number
  y: (fee: number) => number
  /** A line through points as path data. */
  path: (points: readonly { amount: number; fee: number }[]) => string
}

/** Width of a digit of the axes' figures. */
const digit = 8

/** How wide the longest figure of an axis stands, with its thousands separators. */
const widest = ({ ticks }: Scale): number => digit * Math.max(...ticks.map((tick) => figure(tick).length))

/** Lays a chart out in a width, with room for the longest figures: those of the fees at the left, half of one at the right. */
export function frameOf(width: number, amounts: Scale, fees: Scale): Frame {
  const height = Math.round(Math.min(Math.max(width * 0.46, 240), 380))
  const left = widest(fees) + 14
  const right = width - Math.max(16, widest(amounts) / 2)
  const everyNth = Math.ceil((amounts.ticks.length * (widest(amounts) + digit)) / (right - left))
  const [top, bottom] = [24, height - 30]
  const x = (amount: number) => left + ((right - left) * amount) / amounts.max
  const y = (fee: number) => bottom - ((bottom - top) * fee) / fees.max
  const at = (point: { amount: number; fee: number }) =>
    `${x(point.amount).toFixed(1)} ${y(point.fee).toFixed(1)}`
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    amounts,
    fees,
    everyNth,
    x,
    y,
    path: (points) => `M${points.map(at).join('L')}`,
  }
}
