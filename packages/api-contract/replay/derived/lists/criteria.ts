import type { ListRules } from '../../../src/document.ts'
import type { Row } from './list.ts'
import { type Key, keyOf, type ValueKind } from './values.ts'

/** Operators of one property with their values as they are sent. */
export type Given = Partial<Record<string, string>>

/** A question to a list: rows whose property is such. */
export interface Criterion {
  property: string
  kind: ListRules['criteria'][string]
  given: Given
}

const valueKinds: Record<Criterion['kind'], ValueKind> = {
  number: 'number',
  date: 'time',
  instant: 'time',
  string: 'text',
}

type Test = (key: Key, text: string, kind: ValueKind) => boolean

const toKey = (kind: ValueKind, text: string): Key => keyOf(kind, text) ?? ''
const isAmong: Test = (key, text, kind) => text.split(',').some((one) => toKey(kind, one) === key)
const holds: Test = (key, text) => String(key).toLowerCase().includes(text.toLowerCase())

const tests: Record<string, Test> = {
  equals: (key, text, kind) => key === toKey(kind, text),
  notEquals: (key, text, kind) => key !== toKey(kind, text),
  in: isAmong,
  notIn: (...given) => !isAmong(...given),
  contains: holds,
  doesNotContain: (...given) => !holds(...given),
  greaterThan: (key, text, kind) => key > toKey(kind, text),
  greaterThanOrEqual: (key, text, kind) => key >= toKey(kind, text),
  lessThan: (key, text, kind) => key < toKey(kind, text),
  lessThanOrEqual: (key, text, kind) => key <= toKey(kind, text),
}

/** Of a text only the first of these that is given counts. */
const textPrecedence = ['equals', 'in', 'notIn', 'contains', 'doesNotContain', 'notEquals', 'specified']
/** Of a number or time `equals` counts alone, else `in`, else all others. */
const rangePrecedence = ['equals', 'in']

function effective(kind: ValueKind, given: Given): string[] {
  const order = kind === 'text' ? textPrecedence : rangePrecedence
  const first = order.find((operator) => given[operator] !== undefined)
  return first ? [first] : Object.keys(given)
}

/** A property that holds several texts is found by any of them. */
const asValue = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value)

/** Whether a row fits a criterion as JHipster reads it: a row without a value fits none but `specified=false`. */
export function fits(row: Row, { property, kind, given }: Criterion): boolean {
  const valueKind = valueKinds[kind]
  const key = keyOf(valueKind, asValue(row[property]))
  return effective(valueKind, given).every((operator) => {
    const text = given[operator] ?? ''
    if (operator === 'specified') return (key !== null) === (text === 'true')
    return key !== null && (tests[operator]?.(key, text, valueKind) ?? false)
  })
}
