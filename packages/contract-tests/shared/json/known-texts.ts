import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../is-record.ts'
import { parseJsonOrText } from './parse-json.ts'

/** Characters of the texts that are kept, which a run of all scenarios does not reach. */
const most = 64 * 1024 * 1024

/** A text and what it says. */
interface Parsed {
  text: string
  body: unknown
}

type Row = Record<string, unknown>

const known = new Map<string, Parsed>()
let length = 0

/** The different rows of each id that lists have shown. */
const rows = new Map<unknown, Row[]>()

/** Rows of one id that are kept: as many as there are operations that show it, in a few states. */
const mostOfAnId = 50

/** The row that was shown before and says the same, or this one. */
function knownRow(row: unknown): unknown {
  if (!isRecord(row) || row.id === undefined) return row
  const alike = rows.get(row.id) ?? []
  const before = alike.find((one) => isDeepStrictEqual(one, row))
  if (before) return before
  rows.set(row.id, [row, ...alike.slice(0, mostOfAnId - 1)])
  return row
}

/**
 * As `parseJsonOrText`, but the same text gives the same value, and the same row of a list the same record, which nobody may change:
 * what was found out about it need not be found again.
 */
export function parseKnown(text: string): Parsed {
  const before = known.get(text)
  if (before) return before
  const value = parseJsonOrText(text)
  const parsed = { text, body: Array.isArray(value) ? value.map(knownRow) : value }
  length += text.length
  if (length > most) {
    known.clear()
    rows.clear()
    length = text.length
  }
  known.set(text, parsed)
  return parsed
}
