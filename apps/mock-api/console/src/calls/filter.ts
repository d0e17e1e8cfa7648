import type { JournalEntry } from '../data/controls.ts'
import { readable } from '../lib/readable.ts'
import { hasBrokenContract } from './validation-result.ts'

/** The filter of the list of calls; an empty string in a field matches every call. */
export interface CallFilter {
  /** Words to find in address, operation, caller or bodies; upper and lower case are the same. */
  text: string
  operation: string
  /** First digit of the status. */
  status: '' | '2' | '3' | '4' | '5'
  validation: '' | 'kept' | 'broken' | 'injected'
}

export const everyCall: CallFilter = { text: '', operation: '', status: '', validation: '' }

// The searched text of an entry is cached, because bodies are large and every key press filters again.
const texts = new WeakMap<JournalEntry, string>()

function textOf(entry: JournalEntry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const { method, target, page, operation, caller, requestBody, responseBody } = entry
  const text = `${method} ${target} ${readable(target)} ${page ?? ''} ${operation ?? ''} ${caller ?? ''} ${JSON.stringify([requestBody, responseBody])}`
  texts.set(entry, text.toLowerCase())
  return text.toLowerCase()
}

function matchesValidation(entry: JournalEntry, validation: CallFilter['validation']): boolean {
  if (validation === 'injected') return entry.injected.length > 0
  if (validation === 'broken') return hasBrokenContract(entry)
  // Of an address that it does not have the contract says nothing.
  return validation === '' || (entry.operation !== null && !hasBrokenContract(entry))
}

/** Whether a call matches the filter. */
export const passes = (entry: JournalEntry, { text, operation, status, validation }: CallFilter): boolean =>
  (operation === '' || entry.operation === operation) &&
  String(entry.status).startsWith(status) &&
  matchesValidation(entry, validation) &&
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => textOf(entry).includes(word))

/** The operations that were called, sorted by id. */
export const operationsOf = (entries: JournalEntry[]): string[] =>
  [...new Set(entries.flatMap(({ operation }) => operation ?? []))].sort()

export interface PageVisit {
  /** Path and query; null for calls that no page made. */
  page: string | null
  calls: JournalEntry[]
}

/** Calls by the page that made them, one group a visit: a page that is come back to is another one. */
export function visitsOf(entries: JournalEntry[]): PageVisit[] {
  const visits: PageVisit[] = []
  for (const entry of entries) {
    const last = visits.at(-1)
    if (last && last.page === entry.page) last.calls.push(entry)
    else visits.push({ page: entry.page, calls: [entry] })
  }
  return visits
}
