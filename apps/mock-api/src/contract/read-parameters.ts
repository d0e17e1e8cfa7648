import type { FieldError } from '@portal/api-contract'
import type { ValidateFunction } from 'ajv'
import { toFieldError } from './field-errors.ts'
import type { Parameter, ParameterSchema } from './input.ts'
import { invalid } from './problem.ts'
import { validatorOf } from './schemas.ts'

/** As it came: a repeated name holds a list. */
export type Raw = Record<string, string | string[]>
type Values = Record<string, unknown>

/** Turns what came in a URL into typed values. @throws HttpProblem 400 `error.validation` */
export type ParameterReader = (raw: Raw) => Values

interface Rule extends Parameter {
  /** `a,b` stands for two values, as JHipster's `in` and `notIn` take them. */
  isCommaList: boolean
  validate: ValidateFunction | undefined
}

/** A value that does not have the form of the type stays text, so that Ajv reports it by name. */
function toType(type: ParameterSchema['type'], text: string): unknown {
  if (type === 'number' || type === 'integer') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text)
  return text
}

function toValue(rule: Rule, raw: string | string[]): unknown {
  const { type, items } = rule.schema
  if (type !== 'array') return typeof raw === 'string' ? toType(type, raw) : raw
  const list = typeof raw === 'string' ? [raw] : raw
  const parts = rule.isCommaList ? list.flatMap((text) => text.split(',')) : list
  return parts.map((text) => toType(items?.type ?? 'string', text))
}

function describe(rule: Rule, error: FieldError): FieldError {
  const { enum: terms } = rule.schema.items ?? {}
  if (rule.name !== 'sort' || !terms) return error
  const properties = terms.filter((term) => !term.includes(',')).join(', ')
  return { ...error, detail: `must be one of ${properties}; each may be followed by ,asc or ,desc` }
}

function validate(objectName: string, rule: Rule, value: unknown): FieldError[] {
  const error = { objectName, field: rule.name }
  if (Array.isArray(value) && rule.schema.type !== 'array') {
    return [{ ...error, message: 'Type', detail: 'must be given once' }]
  }
  rule.validate ??= validatorOf(rule.schema)
  if (rule.validate(value)) return []
  return (rule.validate.errors ?? []).map((found) =>
    describe(rule, { ...toFieldError(objectName, found), ...error }),
  )
}

/** Names the filterable properties without their operators, because the full list would have a hundred names. */
function howToMend(name: string, rules: Map<string, Rule>): string {
  const [property] = name.split('.')
  const operators = [...rules.keys()].filter((known) => known.startsWith(`${property}.`))
  if (operators.length > 0) return `${property} takes ${operators.join(', ')}`
  const filters = new Set(
    [...rules.keys()].filter((known) => known.includes('.')).map((known) => known.split('.')[0]),
  )
  const others = [...rules.keys()].filter((known) => !known.includes('.'))
  if (filters.size === 0)
    return others.length > 0 ? `is not known here; known: ${others.join(', ')}` : 'takes no parameters'
  return `is not known here; known: ${others.join(', ')} and property.operator of ${[...filters].join(', ')}`
}

function toRules(parameters: Parameter[]): Map<string, Rule> {
  return new Map(
    parameters.map((parameter) => [
      parameter.name,
      { ...parameter, isCommaList: /\.(in|notIn)$/.test(parameter.name), validate: undefined },
    ]),
  )
}

/** What is missing: a default takes its place, or it is an error. */
function fillAbsent(objectName: string, absent: Parameter[], raw: Raw, values: Values): FieldError[] {
  return absent.flatMap(({ name, schema }) => {
    if (raw[name] !== undefined) return []
    if (schema.default === undefined)
      return [{ objectName, field: name, message: 'NotNull', detail: 'must be given' }]
    values[name] = schema.default
    return []
  })
}

/**
 * Makes the reader of an operation's query or path. Only what was sent is validated, because a list has about a hundred
 * parameters
 * and a request about three.
 */
export function parameterReader(objectName: 'query' | 'params', parameters: Parameter[]): ParameterReader {
  const rules = toRules(parameters)
  const absent = parameters.filter(({ required, schema }) => required || schema.default !== undefined)
  return (raw) => {
    const values: Values = {}
    const errors = Object.entries(raw).flatMap(([name, text]) => {
      const rule = rules.get(name)
      if (!rule) return [{ objectName, field: name, message: 'Unknown', detail: howToMend(name, rules) }]
      values[name] = toValue(rule, text)
      return validate(objectName, rule, values[name])
    })
    errors.push(...fillAbsent(objectName, absent, raw, values))
    if (errors.length > 0) throw invalid(errors)
    return values
  }
}
