import type { JournalEntry } from '../data/controls.ts'

export const hasBrokenContract = ({ requestFaults, responseFaults }: JournalEntry): boolean =>
  requestFaults.length > 0 || responseFaults.length > 0

/** `keeps the contract`, or how often it breaks it. */
export function verdictText(faults: number): string {
  if (faults === 0) return 'keeps the contract'
  return faults === 1 ? 'breaks the contract once' : `breaks the contract ${faults} times`
}

export type StatusTone = 'good' | 'moved' | 'refused' | 'failed'

/** How an answer's status looks. A connection that was cut has none: 0. */
export function statusTone(status: number): StatusTone {
  if (status === 0 || status >= 500) return 'failed'
  if (status >= 400) return 'refused'
  return status >= 300 ? 'moved' : 'good'
}
