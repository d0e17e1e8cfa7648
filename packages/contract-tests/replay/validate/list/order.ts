import { show } from '@portal/api-contract/schema-errors'
import type { AnswerRule } from '../rule.ts'
import { compare } from './compare.ts'
import { type Page, pageOf, type Row } from './page.ts'

interface Key {
  property: string
  direction: 1 | -1
}

function toKey(term: string): Key {
  const [property = '', direction] = term.split(',')
  return { property, direction: direction?.toLowerCase() === 'desc' ? -1 : 1 }
}

/** What a page is sorted by; empty when the request and the document leave it open, or a row does not show it. */
function keysOf({ query, rules, rows }: Page): Key[] {
  const asked = query.getAll('sort')
  const keys = (asked.length > 0 ? asked : (rules.defaultSort ?? [])).map(toKey)
  return keys.every(({ property }) => rows.every((row) => Object.hasOwn(row, property))) ? keys : []
}

/** Whether a row stands where it should after another, by the first key in which they certainly differ. */
function follows(before: Row, row: Row, keys: Key[]): boolean {
  for (const { property, direction } of keys) {
    const [a, b] = [before[property], row[property]]
    const order = a === null && b === null ? 0 : compare(a, b)
    if (order === null) return true
    if (order !== 0) return order * direction < 0
  }
  return true
}

/** Databases put what has no value first or last, but never in between. */
function nullsApart(rows: Row[], { property }: Key): boolean {
  const changes = rows.filter((row, i) => {
    const before = rows[i - 1]
    return before !== undefined && (before[property] === null) !== (row[property] === null)
  })
  return changes.length > 1
}

/** Rows stand in the order that `sort` asks for, or the document when the request does not. */
export const ordered: AnswerRule = (exchange) => {
  const page = pageOf(exchange)
  const keys = page && page.rows.length > 1 ? keysOf(page) : []
  const [first] = keys
  if (!page || !first) return []
  const expected = keys
    .map(({ property, direction }) => `${property} ${direction === 1 ? 'ascending' : 'descending'}`)
    .join(', then ')
  const place = page.rows.findIndex((row, i) => {
    const before = page.rows[i - 1]
    return before !== undefined && !follows(before, row, keys)
  })
  if (place === -1 && !nullsApart(page.rows, first)) return []
  const rows = place === -1 ? page.rows : page.rows.slice(place - 1, place + 1)
  const seen = show(rows.map((row) => keys.map(({ property }) => row[property])))
  return [{ kind: 'order', path: place === -1 ? `/*/${first.property}` : `/${place}`, expected, seen }]
}
