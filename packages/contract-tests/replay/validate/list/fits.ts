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

const textTests: Record<string, (value: string, asked: string[]) => boolean> = {
  equals: (value, [text = '']) => loosely.compare(value, text) === 0,
  in: (value, texts) => texts.some((text) => loosely.compare(value, text) === 0),
  notEquals: (value, [text]) => value !== text,
  notIn: (value, texts) => !texts.includes(value),
  contains: (value, [text = '']) => like(text).test(value),
  doesNotContain: (value, [text = '']) => !like(text).test(value),
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

function fitsText({ operator, values }: Criterion, value: unknown): boolean {
  const test = textTests[operator]
  return !test || typeof value !== 'string' || isMasked(value) || test(value, values)
}

function fitsRange({ kind, operator, values }: Criterion, value: unknown): boolean {
  const measured = measure(kind, value)
  const asked = values.map((text) => measure(kind, text)).filter((number) => number !== null)
  const test = rangeTests[operator]
  return !test || measured === null || asked.length === 0 || test(measured, asked)
}

/**
 * Whether a row with this value may be among those that a criterion asks for. What has no value is only found by
 * `specified`: in SQL neither a comparison with NULL nor its `NOT` is true. Where it cannot be told, it may.
 */
export function fits(criterion: Criterion, value: unknown): boolean {
  const { operator, values, kind } = criterion
  if (operator === 'specified') return (value !== null) === (values[0] === 'true')
  if (value === null) return false
  return kind === 'string' ? fitsText(criterion, value) : fitsRange(criterion, value)
}
