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
  x: (amount: number) => number
  y: (fee: number) => number
  /** A line through points as path data. */
  path: (points: readonly { amount: number; fee: number }[]) => string
}

const digit = 8

/** Lays a chart out in a width, with room on the left for its longest figure. */
export function frameOf(width: number, amounts: Scale, fees: Scale): Frame {
  const height = Math.round(Math.min(Math.max(width * 0.46, 240), 380))
  const longest = Math.max(
    ...fees.ticks.map((tick) => String(tick).length + Math.floor(Math.log10(tick + 1) / 3)),
  )
  const [left, right, top, bottom] = [longest * digit + 14, width - 28, 24, height - 30]
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
    x,
    y,
    path: (points) => `M${points.map(at).join('L')}`,
  }
}
