import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../shared/is-record.ts'
import type { Hidden, Relation, Schema, SumWhere } from '../../../shared/schema.ts'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { clocksDiffer } from '../../run/backend-time.ts'
import { day } from '../../run/china-time.ts'
import { figures } from './figures.ts'
import { shownIn } from './hidden.ts'
import type { Node } from './nodes.ts'
import { notAlone } from './row-alone.ts'
import { hasParentsFirst, isSorted } from './row-order.ts'

type Row = Record<string, unknown>

/** Kinds for which something else has to be read, the other rows, or a table of the document. */
const beyondRecord = ['sameAs', 'bytesAt', 'alone', 'unique', 'totalOf', 'sumOf', 'by', 'broughtBy'] as const

/** What a record says by itself. */
type Kind = Exclude<keyof Relation, (typeof beyondRecord)[number]>

/** Every value at a path such as `chapters.lessons`, through lists; undefined where the record does not have it. */
export function valuesAt(record: Row, path: string): unknown[] | undefined {
  // Nearly all paths are the name of a property beside, which needs no list of its own.
  if (!path.includes('.')) return path in record ? [record[path]].flat() : undefined
  let values: unknown[] = [record]
  for (const name of path.split('.')) {
    const found = values.flatMap((value) => (isRecord(value) && name in value ? [value[name]] : []))
    if (found.length === 0 && values.some((value) => value === null || isRecord(value))) return undefined
    values = found.flat()
  }
  return values
}

/** Whether two amounts are one, as far as a computer's fractions tell. */
const isOne = (value: unknown, other: number): boolean =>
  Math.abs(Number(value) - other) <= 1e-9 * Math.max(1, Math.abs(other))

const numbers = (others: unknown[]): number[] => others.map(Number)

let lastDate: { text: string; time: number } = { text: '', time: Number.NaN }

/** When an answer was given; undefined where a recording does not have its header. It is asked of each row of an answer. */
const dateOf = ({ answer }: Exchange): number | undefined => {
  const text = answer.headers.date ?? ''
  if (text !== lastDate.text) lastDate = { text, time: Date.parse(text) }
  return Number.isNaN(lastDate.time) ? undefined : lastDate.time
}

/** A day is one in China and another here; clocks of two computers differ by minutes. */
const marginOf = (end: string): number => (end.length === 10 ? 2 * day : 600_000)

/** Whether two records have the same value of a property. */
const hasSame = (one: Row, other: Row): boolean =>
  Object.keys(one).some((name) => name in other && firstDifference(one[name], other[name]) === null)

/** How long ago an instant or a day was, beyond what clocks may differ; undefined where that cannot be told. */
function pastBy(end: unknown, exchange: Exchange): number | undefined {
  const now = dateOf(exchange)
  const past = now === undefined ? Number.NaN : now - Date.parse(String(end))
  return Math.abs(past) > marginOf(String(end)) ? past : undefined
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

interface Place {
  value: unknown
  others: unknown[]
  exchange: Exchange
}

/** Whether a relation holds; null where the values are none of which it says anything. */
type Check = (place: Place) => boolean | null

const checks: Record<Kind, Check> = {
  sum: ({ value, others }) =>
    isOne(
      value,
      numbers(others).reduce((sum, one) => sum + one, 0),
    ),
  sumWhere: ({ value, others }) =>
    isOne(
      value,
      numbers(others).reduce((sum, one) => sum + one, 0),
    ),
  product: ({ value, others }) =>
    isOne(
      value,
      numbers(others).reduce((product, one) => product * one, 1),
    ),
  rest: ({ value, others: [whole, part] }) => isOne(value, Math.max(0, Number(whole) - Number(part))),
  atMost: ({ value, others: [limit] }) => Number(value) <= Number(limit),
  thereWhen: ({ value, others: [isMeant] }) => isMeant === !(value === null || isEmptyList(value)),
  thereWith: ({ value }) => value !== null,
  onlyWhen: ({ value, others: [isMeant] }) => !value || isMeant === true,
  among: ({ value, others }) => others.includes(value),
  count: ({ value, others }) => value === others.length,
  distinct: ({ value, others }) => value === new Set(others).size,
  contains: ({ value, others: [part] }) => String(value).includes(String(part)),
  notAfter: ({ value, others: [limit] }) => Date.parse(String(value)) <= Date.parse(String(limit)),
  differsFrom: ({ value, others: [other] }) => (isRecord(value) ? value.id : value) !== other,
  lastOf: ({ value, others }) => (others.length === 0 ? null : isDeepStrictEqual(value, others.at(-1))),
  changes: ({ value, others: [before] }) => !isRecord(before) || !hasSame(value as Row, before),
  ascending: ({ others }) => isSorted(others, 1) && new Set(others).size === others.length,
  notFalling: ({ others }) => isSorted(others, 1),
  notRising: ({ others }) => isSorted(others, -1),
  parentsFirst: ({ value }) => hasParentsFirst(value),
  hides: ({ value, others }) => shownIn(value, others.flat() as Hidden[]).length === 0,
  isOver: ({ value, others: [last], exchange }) => {
    const end = Date.parse(String(last))
    const now = dateOf(exchange)
    // The day itself is one in China and another here.
    if (now === undefined || Number.isNaN(end) || Math.abs(now - end) < 2 * day) return null
    return value === end < now
  },
  isPast: ({ value, exchange }) => {
    const now = dateOf(exchange)
    const margin = String(value).length === 10 ? day : clocksDiffer
    return now === undefined ? null : Date.parse(String(value)) < now + margin
  },
  isAhead: ({ value, exchange }) => {
    const now = dateOf(exchange)
    return now === undefined ? null : Date.parse(String(value)) > now - 2 * day
  },
  until: ({ others: [end], exchange }) => !((pastBy(end, exchange) ?? 0) > 0),
  since: ({ others: [end], exchange }) => !((pastBy(end, exchange) ?? 0) < 0),
  is: ({ value, others: [constant] }) => value === constant,
}

const sentences: Record<Kind, (of: string) => string> = {
  product: (of) => `the product of ${of}`,
  rest: (of) => `what is left of ${of}`,
  isAhead: () => 'a last day that has not passed',
  sum: (of) => `the sum of ${of}`,
  sumWhere: (of) => `the sum of ${of}`,
  atMost: (of) => `not above ${of}`,
  thereWhen: (of) => `a value exactly when ${of}`,
  thereWith: (of) => `a value wherever there is one of ${of}`,
  onlyWhen: (of) => `true, or something, only when ${of}`,
  among: (of) => `one of ${of}`,
  count: (of) => `the number of ${of}`,
  distinct: (of) => `the number of different ${of}`,
  contains: (of) => `a text with ${of} in it`,
  notAfter: (of) => `not after ${of}`,
  differsFrom: (of) => `another than ${of}`,
  lastOf: (of) => `the last of ${of}`,
  changes: (of) => `other values than those of ${of}`,
  ascending: (of) => `${of} in rising order, each once`,
  notFalling: (of) => `the lowest or oldest ${of} first`,
  notRising: (of) => `the highest or latest ${of} first`,
  parentsFirst: () => 'a parent before its children',
  hides: (of) => `a text that shows no ${of}`,
  isOver: (of) => `true once ${of} has passed, false before`,
  isPast: () => 'an instant that has passed',
  until: (of) => `another value once ${of} has passed`,
  since: (of) => `another value until ${of} has passed`,
  is: (of) => of,
}

type Rule = [name: string, kind: Kind, of: unknown]

const known = new WeakMap<Schema, Rule[]>()

/** The relations that stand beside the properties of a schema. */
function rulesOf(shape: Schema): Rule[] {
  const kept = known.get(shape)
  if (kept) return kept
  const rules = Object.entries(shape.properties ?? {}).flatMap(([name, { 'x-holds': relation = {} }]) =>
    Object.entries(relation)
      .filter(([kind]) => !beyondRecord.some((one) => one === kind))
      .flatMap(([kind, of]): Rule[] =>
        (kind === 'sumWhere' ? [of].flat() : [of]).map((one) => [name, kind as Kind, one]),
      ),
  )
  known.set(shape, rules)
  return rules
}

/** Whether a record has the values that a `thereWhen` names; undefined where it does not have such a property. */
function meantBy(record: Row, when: unknown): [boolean] | undefined {
  const named = Object.entries(when as Record<string, unknown[]>)
  if (!named.every(([name]) => name in record)) return undefined
  return [named.every(([name, values]) => values.includes(record[name]))]
}

/** The amounts of the rows that a `sumWhere` names. */
function amountsOf(record: Row, { rows, amount, is }: SumWhere): unknown[] | undefined {
  const meant = Object.entries(is)
  return valuesAt(record, rows)
    ?.filter((row) => isRecord(row) && meant.every(([name, value]) => row[name] === value))
    .flatMap((row) => valuesAt(row as Row, amount) ?? [])
}

const isSumWhere = (of: unknown): of is SumWhere => isRecord(of) && 'rows' in of

function inWords(of: unknown): string {
  if (isSumWhere(of)) return `${of.rows}.${of.amount} where ${inWords(of.is)}`
  return isRecord(of)
    ? Object.entries(of)
        .map(([name, values]) => `${name} is ${[values].flat().map(String).join()}`)
        .join()
    : [of].flat().join(' and ')
}

const inEnd = (of: unknown, value: unknown): string => String((of as Row)[String(value)])

/** Kinds whose operand is no path: a constant of the document, or nothing but the value itself. */
const withoutPath: Kind[] = ['is', 'isPast', 'isAhead', 'parentsFirst', 'hides']

/** Kinds that say something of what is null as well. */
const ofNull: Kind[] = ['thereWhen', 'thereWith', 'until']

/** The amounts of several paths, of which each is one alone; numbers stand for themselves. */
function eachOf(record: Row, paths: unknown[]): unknown[] | undefined {
  const values = paths.map((path) => (typeof path === 'number' ? [path] : valuesAt(record, String(path))))
  return values.every((one) => one?.length === 1) ? values.flat() : undefined
}

/** So many days before a day or an instant, in its own notation. */
const daysBefore = (end: unknown, days: number): unknown =>
  typeof end === 'string'
    ? new Date(Date.parse(end) - days * day).toISOString().slice(0, end.length === 10 ? 10 : undefined)
    : end

/** The end that the value of a property names, such as `validTo - 60 days`; nothing where that value has none. */
function endOf(record: Row, name: string, of: Record<string, string>): unknown[] | undefined {
  const [path, days] = of[String(record[name])]?.split(/ - | days/) ?? []
  const ends = path === undefined ? undefined : valuesAt(record, path)
  return days === undefined ? ends : ends?.map((end) => daysBefore(end, Number(days)))
}

/** The values of those of several paths that are there. */
function anyOf(record: Row, paths: string[]): unknown[] | undefined {
  const values = paths.flatMap((path) => valuesAt(record, path) ?? [])
  return values.length > 0 ? values : undefined
}

function othersOf(record: Row, [name, kind, of]: Rule): unknown[] | undefined {
  if (withoutPath.includes(kind)) return [of]
  if (kind === 'thereWhen' || kind === 'onlyWhen') return meantBy(record, of)
  if (kind === 'until' || kind === 'since') return endOf(record, name, of as Record<string, string>)
  if (isSumWhere(of)) return amountsOf(record, of)
  if (kind === 'among') return anyOf(record, [of].flat() as string[])
  return Array.isArray(of) ? eachOf(record, of) : valuesAt(record, String(of))
}

function brokenIn(node: Node, rule: Rule, exchange: Exchange): MismatchDetails | null {
  const record = node.value as Row
  const [name, kind, of] = rule
  const others = othersOf(record, rule)
  const value = record[name]
  if (value === undefined || others === undefined || others.includes(null)) return null
  if (value === null && !ofNull.includes(kind)) return null
  if (checks[kind]({ value, others, exchange }) !== false) return null
  const path = `${node.pointer}/${name}`
  return {
    kind: 'rule',
    path,
    expected: sentences[kind](kind === 'until' || kind === 'since' ? inEnd(of, value) : inWords(of)),
    seen: JSON.stringify(value).slice(0, 120),
  }
}

/** What the document says of rows that are the whole answer, as `x-holds` beside them. */
function ofAnswer({ pointer, value: rows, shapes }: Node, exchange: Exchange): MismatchDetails[] {
  if (pointer !== '') return []
  const whole: Node = { pointer, value: { rows }, shapes: [] }
  return shapes.flatMap(({ 'x-holds': relation = {} }) =>
    Object.entries(relation).flatMap(
      ([kind, of]) => brokenIn(whole, ['rows', kind as Kind, `rows.${of}`], exchange) ?? [],
    ),
  )
}

/** What the document says of the properties of a record among each other, as `x-holds` beside each. */
export function relations(node: Node, exchange: Exchange): MismatchDetails[] {
  if (!isRecord(node.value)) return [...notAlone(node), ...ofAnswer(node, exchange)]
  const mismatches = figures(node)
  for (const shape of node.shapes)
    for (const rule of rulesOf(shape)) {
      const mismatch = brokenIn(node, rule, exchange)
      if (mismatch) mismatches.push(mismatch)
    }
  return mismatches
}
