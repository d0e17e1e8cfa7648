import type { Report } from './report.ts'

const digits = new Intl.NumberFormat('en-US')

/** 12,345 */
export const number = (value: number): string => digits.format(value)

/** '1 drift', '1,200 drifts' */
export const countOf = (count: number, thing: string): string =>
  `${number(count)} ${thing}${count === 1 ? '' : 's'}`

/** '840 ms', '6.2 s', '2 min 5 s' */
export function duration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1_000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function drifted({ drifts, drifted: operations, stopped }: Report['totals']): string {
  if (drifts === 0) return `The contract could not be followed: ${countOf(stopped, 'scenario')} stopped.`
  const where = operations > 0 ? ` in ${countOf(operations, 'operation')}` : ''
  return `The contract is not kept: ${countOf(drifts, 'drift')}${where}.`
}

function kept({ operations, called }: Report['totals']): string {
  if (called === operations) return 'The contract is kept.'
  return `The contract is kept by the ${called} of ${operations} operations that were called.`
}

/** The verdict in one sentence. */
export function headline({ verdict, totals }: Pick<Report, 'verdict' | 'totals'>): string {
  if (verdict === 'drifted') return drifted(totals)
  if (verdict === 'kept') return kept(totals)
  return verdict === 'interrupted'
    ? 'The run ended early: the contract is neither kept nor broken.'
    : 'Nothing could be judged.'
}
