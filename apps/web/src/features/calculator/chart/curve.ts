import type { CalculatorService } from '@portal/api-contract'
import { scaleTo } from './scale.ts'

/** An amount with its fee, both in 万元; null where the parties agree on it. */
export interface CurvePoint {
  amount: number
  fee: number | null
}

/** Part of the axis on which the document names no fee. */
export interface AgreedSpan {
  from: number
  to: number
}

const even = 8
/** Amounts nearer than this share of the axis cannot be told apart on the screen. */
const nearest = 0.02

/** Where the axis ends: a round figure that leaves the largest amount some room. */
export const axisEnd = (amounts: readonly number[], limit: number): number =>
  Math.min(scaleTo(1.4 * Math.max(...amounts), 5).max, limit)

function boundsOf({ table }: CalculatorService): number[] {
  if (table.kind === 'POINTS') return table.points.map(({ amount }) => amount)
  return table.tiers.flatMap(({ upTo }) => upTo ?? [])
}

/**
 * The amounts to ask the fee of, so that the lines between them are the curve: the table's bounds, where its slope
 * changes, and some between for what changes it elsewhere, such as a cap.
 *
 * @param from the smallest amount that the other input allows, exclusive
 */
export function sampleAmounts(service: CalculatorService, end: number, from = 0): number[] {
  const between = Array.from({ length: even }, (_, index) => (end / even) * (index + 1))
  const bounds = boundsOf(service).filter((bound) => bound < end)
  // What is kept first wins over its neighbours: the bounds, from the largest down.
  const wanted = [end, ...bounds.reverse(), ...between, end * nearest]
  const kept: number[] = []
  for (const amount of wanted.map((value) => Number(value.toPrecision(8)))) {
    const isApart = kept.every((other) => Math.abs(other - amount) >= end * nearest * 0.999)
    if (amount > from && isApart) kept.push(amount)
  }
  return kept.sort((a, b) => a - b)
}

/** The spans on which the document leaves the fee to the parties. */
export function agreedSpans({ table }: CalculatorService, end: number): AgreedSpan[] {
  if (table.kind === 'TIERS') return []
  const first = table.points[0]?.amount ?? 0
  const last = table.points.at(-1)?.amount ?? end
  const above = table.beyond.kind === 'AGREEMENT' && last < end ? [{ from: last, to: end }] : []
  return [{ from: 0, to: Math.min(first, end) }, ...above]
}

/** Runs of points with a fee, each to be drawn as one line; a single point is none. */
export function linesOf(points: readonly CurvePoint[]): { amount: number; fee: number }[][] {
  const runs: { amount: number; fee: number }[][] = [[]]
  for (const { amount, fee } of points) {
    if (fee === null) runs.push([])
    else runs.at(-1)?.push({ amount, fee })
  }
  return runs.filter((run) => run.length > 1)
}
