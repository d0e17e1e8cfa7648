import type { JournalEntry } from '../data/controls.ts'

export const hasBrokenContract = ({ requestFaults, responseFaults }: JournalEntry): boolean =>
  requestFaults.length > 0 || responseFaults.length > 0

/** The number of validation errors in words: `keeps the contract` for none. */
export function validationText(faults: number): string {
  if (faults === 0) return 'keeps the contract'
  return faults === 1 ? 'breaks the contract once' : `breaks the contract ${faults} times`
}

export type StatusTone = 'good' | 'moved' | 'refused' | 'failed'

/** The tone in which a status is shown; 0 stands for a connection that was closed without an answer. */
export function statusTone(status: number): StatusTone {
  if (status === 0 || status >= 500) return 'failed'
  if (status >= 400) return 'refused'
  return status >= 300 ? 'moved' : 'good'
}
