import { fold } from '../../derived/lists/collation.ts'
import { isMasked, timeOf } from './compare.ts'
import type { Criterion, Kind } from './criteria.ts'

/** Databases may or may not tell cases, accents and widths apart: only what differs by more surely differs. */
const loosely = new Intl.Collator('zh', { sensitivity: 'base' })

const regexSyntax = /[\\^$.*+?()[\]{}|/]/g
const quoted = (character: string): string => character.replace(regexSyntax, '\\$&')

/** `LIKE %text%` without regard to case; `%` and `_` are wildcards unless a backslash stands before them. */
function like(text: string): RegExp {
  const source = [...text.matchAll(/\\([\s\S])|([\s\S])/gu)].map(([, literal, character = '']) => {
    if (literal !== undefined) return quoted(literal)
    if (character === '%') return '.*'
    return character === '_' ? '.' : quoted(character)
  })
  return new RegExp(source.join(''), 'isu')
}

/** A value as a number to compare: itself, or the time of a day or an instant. Null when it is none. */
function measure(kind: Kind, value: unknown): number | null {
  if (kind === 'number') {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
    return Number.isNaN(number) || typeof value === 'boolean' ? null : number
  }
  if (typeof value !== 'string') return null
  if (kind === 'instant') return timeOf(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : null
}

/** What is asked once about many values. */
type Test<Value> = (value: Value) => boolean

const sameText =
  (text: string): Test<string> =>
  (value) =>
    value === text || loosely.compare(value, text) === 0

const textTests: Record<string, (asked: string[]) => Test<string>> = {
  equals: ([text = '']) => sameText(text),
  in: (texts) => {
    const tests = texts.map(sameText)
    return (value) => tests.some((test) => test(value))
  },
  notEquals:
    ([text]) =>
    (value) =>
      value !== text,
  notIn: (texts) => (value) => !texts.includes(value),
  contains: ([text = '']) => {
    const [pattern, folded] = [like(text), like(fold(text))]
    return (value) => pattern.test(value) || folded.test(fold(value))
  },
  doesNotContain: ([text = '']) => {
    const pattern = like(text)
    return (value) => !pattern.test(value)
  },
}

const rangeTests: Record<string, (value: number, asked: number[]) => boolean> = {
  equals: (value, [asked]) => value === asked,
  in: (value, asked) => asked.includes(value),
  notEquals: (value, [asked]) => value !== asked,
  notIn: (value, asked) => !asked.includes(value),
  greaterThan: (value, [asked = Number.NEGATIVE_INFINITY]) => value > asked,
  greaterThanOrEqual: (value, [asked = Number.NEGATIVE_INFINITY]) => value >= asked,
  lessThan: (value, [asked = Number.POSITIVE_INFINITY]) => value < asked,
  lessThanOrEqual: (value, [asked = Number.POSITIVE_INFINITY]) => value <= asked,
}

function textTestOf({ operator, values }: Criterion): Test<unknown> {
  const test = textTests[operator]?.(values)
  return (value) => !test || typeof value !== 'string' || isMasked(value) || test(value)
}

function rangeTestOf({ kind, operator, values }: Criterion): Test<unknown> {
  const asked = values.map((text) => measure(kind, text)).filter((number) => number !== null)
  const test = asked.length > 0 ? rangeTests[operator] : undefined
  return (value) => {
    const measured = test ? measure(kind, value) : null
    return !test || measured === null || test(measured, asked)
  }
}

/**
 * Tells of a value whether a row with it may be among those that a criterion asks for. What has no value is only found by
 * `specified`: in SQL neither a comparison with NULL nor its `NOT` is true. Where it cannot be told, it may. The criterion is
 * read once for all rows.
 */
export function testOf(criterion: Criterion): Test<unknown> {
  const { operator, values, kind } = criterion
  if (operator === 'specified') return (value) => (value !== null) === (values[0] === 'true')
  const test = kind === 'string' ? textTestOf(criterion) : rangeTestOf(criterion)
  return (value) => value !== null && test(value)
}
