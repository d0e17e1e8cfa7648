import type { JournalEntry } from '../data/controls.ts'
import { hasBrokenContract } from './verdict.ts'

/** What the list of calls is narrowed to; an empty text narrows nothing. */
export interface CallFilter {
  /** Somewhere in address, operation, caller or bodies, whatever the case. */
  text: string
  operation: string
  /** First digit of the status. */
  status: '' | '2' | '3' | '4' | '5'
  verdict: '' | 'kept' | 'broken' | 'injected'
}

export const everyCall: CallFilter = { text: '', operation: '', status: '', verdict: '' }

// Bodies are written out once, not at each key that is pressed.
const texts = new WeakMap<JournalEntry, string>()

function textOf(entry: JournalEntry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const { method, target, operation, caller, requestBody, responseBody } = entry
  const text = `${method} ${target} ${operation ?? ''} ${caller ?? ''} ${JSON.stringify([requestBody, responseBody])}`
  texts.set(entry, text.toLowerCase())
  return text.toLowerCase()
}

function hasVerdict(entry: JournalEntry, verdict: CallFilter['verdict']): boolean {
  if (verdict === 'injected') return entry.injected.length > 0
  return verdict === '' || hasBrokenContract(entry) === (verdict === 'broken')
}

/** Whether a call is one of those that the filter lets through. */
export const passes = (entry: JournalEntry, { text, operation, status, verdict }: CallFilter): boolean =>
  (operation === '' || entry.operation === operation) &&
  String(entry.status).startsWith(status) &&
  hasVerdict(entry, verdict) &&
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => textOf(entry).includes(word))

/** Every operation that was called, by name. */
export const operationsOf = (entries: JournalEntry[]): string[] =>
  [...new Set(entries.flatMap(({ operation }) => operation ?? []))].sort()
