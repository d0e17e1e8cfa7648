import { isRecord } from '../../shared/is-record.ts'
import type { Relation, Schema } from '../../shared/schema.ts'
import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import type { Node } from './nodes.ts'

type Row = Record<string, unknown>

/** Every value at a path such as `chapters.lessons`, through lists; undefined where the record does not have it. */
function valuesAt(record: Row, path: string): unknown[] | undefined {
  let values: unknown[] = [record]
  for (const name of path.split('.')) {
    const found = values.flatMap((value) => (isRecord(value) && name in value ? [value[name]] : []))
    if (found.length === 0 && values.some(isRecord)) return undefined
    values = found.flat()
  }
  return values
}

const fen = (yuan: unknown): number => Math.round(Number(yuan) * 100)

const day = 86_400_000

/** When an answer was given; undefined where a recording does not have its header. */
const dateOf = ({ answer }: Exchange): number | undefined => {
  const date = Date.parse(answer.headers.date ?? '')
  return Number.isNaN(date) ? undefined : date
}

interface Place {
  value: unknown
  others: unknown[]
  exchange: Exchange
}

/** Whether a relation holds; null where the values are none of which it says anything. */
type Check = (place: Place) => boolean | null

const checks: Record<keyof Relation, Check> = {
  sum: ({ value, others }) => fen(value) === others.reduce<number>((sum, one) => sum + fen(one), 0),
  count: ({ value, others }) => value === others.length,
  distinct: ({ value, others }) => value === new Set(others).size,
  contains: ({ value, others: [part] }) => String(value).includes(String(part)),
  notAfter: ({ value, others: [limit] }) => Date.parse(String(value)) <= Date.parse(String(limit)),
  differsFrom: ({ value, others: [other] }) => (isRecord(value) ? value.id : value) !== other,
  ascending: ({ others }) =>
    others.every((one, place) => place === 0 || Number(others[place - 1]) < Number(one)),
  isOver: ({ value, others: [last], exchange }) => {
    const end = Date.parse(String(last))
    const now = dateOf(exchange)
    // The day itself is one in China and another here.
    if (now === undefined || Number.isNaN(end) || Math.abs(now - end) < 2 * day) return null
    return value === end < now
  },
  isPast: ({ value, exchange }) => {
    const now = dateOf(exchange)
    return now === undefined ? null : Date.parse(String(value)) < now + day
  },
  is: ({ value, others: [constant] }) => value === constant,
}

const sentences: Record<keyof Relation, (of: string) => string> = {
  sum: (of) => `the sum of ${of}`,
  count: (of) => `the number of ${of}`,
  distinct: (of) => `the number of different ${of}`,
  contains: (of) => `a text with ${of} in it`,
  notAfter: (of) => `not after ${of}`,
  differsFrom: (of) => `another than ${of}`,
  ascending: (of) => `${of} in rising order, each once`,
  isOver: (of) => `true once ${of} has passed, false before`,
  isPast: () => 'an instant that has passed',
  is: (of) => of,
}

type Rule = [name: string, kind: keyof Relation, of: unknown]

const known = new WeakMap<Schema, Rule[]>()

/** The relations that stand beside the properties of a schema. */
function rulesOf(shape: Schema): Rule[] {
  const rules =
    known.get(shape) ??
    Object.entries(shape.properties ?? {}).flatMap(([name, { 'x-holds': relation = {} }]) =>
      Object.entries(relation).map(([kind, of]): Rule => [name, kind as keyof Relation, of]),
    )
  known.set(shape, rules)
  return rules
}

/** Constants stand in the document itself, and `isPast` is about the value alone. */
const othersOf = (record: Row, kind: keyof Relation, of: unknown): unknown[] | undefined =>
  kind === 'is' || kind === 'isPast' ? [of] : valuesAt(record, String(of))

function brokenIn(node: Node, [name, kind, of]: Rule, exchange: Exchange): MismatchDetails | null {
  const record = node.value as Row
  const others = othersOf(record, kind, of)
  const value = record[name]
  if (value === undefined || value === null || others === undefined || others.includes(null)) return null
  if (checks[kind]({ value, others, exchange }) !== false) return null
  const path = `${node.pointer}/${name}`
  return {
    kind: 'rule',
    path,
    expected: sentences[kind](String(of)),
    seen: JSON.stringify(value).slice(0, 120),
  }
}

/** What the document says of the properties of a record among each other, as `x-holds` beside each. */
export function relations(node: Node, exchange: Exchange): MismatchDetails[] {
  if (!isRecord(node.value)) return []
  return node.shapes
    .flatMap(rulesOf)
    .map((rule) => brokenIn(node, rule, exchange))
    .filter((mismatch) => mismatch !== null)
}
