import type { Exchange } from '../../exchange.ts'
import type { Difference } from '../note.ts'
import { fold, isAfter } from './collation.ts'
import { type List, nameOf, type Row } from './list.ts'
import { type Key, keyOf, keysOf, kindOf } from './values.ts'

/** Rows as they came under a sort. */
export interface Sorted {
  property: string
  direction: 'asc' | 'desc'
  /** How many rows were asked for. */
  size: number
  rows: Row[]
  exchange: Exchange
}

const compare = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0)
const present = (keys: readonly (Key | null)[]): Key[] => keys.filter((key) => key !== null)

function unlike({ property, direction, exchange }: Sorted, expected: string, seen: string): Difference {
  return { kind: 'order', path: `sort=${property},${direction}`, expected, seen, exchange }
}

/** Sorting shows the same rows, only in another order. */
function ofRows(list: List, sorted: Sorted): Difference | null {
  if (list.rows.length > sorted.size) return null
  const names = new Set(sorted.rows.map(nameOf))
  if (sorted.rows.length === list.rows.length && list.rows.every((row) => names.has(nameOf(row)))) return null
  return unlike(sorted, 'the same rows in another order', `${names.size} of ${list.rows.length} rows`)
}

/** Numbers and times stand exactly as the whole list has them. */
function ofKeys(list: List, sorted: Sorted): Difference | null {
  const { property, direction, rows } = sorted
  const sign = direction === 'asc' ? 1 : -1
  const model = present(keysOf(list, property)).sort((a, b) => sign * compare(a, b))
  const seen = present(keysOf(list, property, rows))
  const at = seen.findIndex((key, i) => key !== model[i])
  if (at < 0) return null
  const row = rows.filter((one) => keyOf(kindOf(list, property), one[property]) !== null)[at]
  return unlike(sorted, `rows by ${property}`, `${row?.[property]} as value ${at + 1}`)
}

/** Texts without their neighbours that are the same to some database. */
function sequenceOf(list: List, { property, rows }: Sorted): string[] {
  const texts = present(keysOf(list, property, rows)).map(String)
  return texts.filter((text, i) => i === 0 || fold(text) !== fold(texts[i - 1] ?? ''))
}

/** Texts may stand in any order that a database knows, but in one. */
function ofTexts(list: List, sorted: Sorted): Difference | null {
  const sequence = sequenceOf(list, sorted)
  // By their codes `BIM` and `bim` are not neighbours.
  const again = sequence.findIndex((text, i) => sequence.indexOf(text) < i)
  if (again >= 0) return unlike(sorted, `rows by ${sorted.property}`, `'${sequence[again]}' in two places`)
  const rising = sorted.direction === 'asc' ? sequence : sequence.toReversed()
  const at = rising.findIndex((text, i) => i > 0 && isAfter(rising[i - 1] ?? '', text))
  if (at < 0) return null
  const neighbours = `'${rising[at - 1]}' before '${rising[at]}' rising`
  return unlike(sorted, `texts in the order of any language`, neighbours)
}

/** Falling is rising from its end, whatever the order of texts is. */
function ofReverse(list: List, asc: Sorted, desc: Sorted): Difference | null {
  if (list.rows.length > asc.size) return null
  const turned = sequenceOf(list, asc).map(fold).toReversed()
  const falling = sequenceOf(list, desc).map(fold)
  const at = falling.findIndex((text, i) => text !== turned[i])
  if (at < 0) return null
  return unlike(desc, `the other way round than ${asc.property},asc`, `'${falling[at]}' for '${turned[at]}'`)
}

function ofOne(list: List, sorted: Sorted): Difference | null {
  const isText = kindOf(list, sorted.property) === 'text'
  return ofRows(list, sorted) ?? (isText ? ofTexts(list, sorted) : ofKeys(list, sorted))
}

/** Checks a list that was sorted by one property, rising and falling or one way alone, by the rows that it has. */
export function checkOrder(list: List, sorted: Sorted[]): Difference | null {
  for (const one of sorted) {
    const difference = ofOne(list, one)
    if (difference) return difference
  }
  const [asc, desc] = sorted
  return asc && desc && kindOf(list, asc.property) === 'text' ? ofReverse(list, asc, desc) : null
}
