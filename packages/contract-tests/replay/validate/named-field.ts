import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../shared/inputs.ts'
import { isRecord } from '../../shared/is-record.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import { flatten, type Schema } from '../../shared/schema.ts'
import { type Exchange, queryOf } from '../exchange.ts'

/** `members`, `0`, `idNumber` of `members[0].idNumber`; an operator such as `.equals` is a step of its own. */
const stepsOf = (field: string): string[] => field.split(/[.[\]]+/).filter((step) => step !== '')

/** Whether a schema has a place at these steps; one that names no properties has any. */
function leadsTo(of: Schema, [step, ...rest]: string[]): boolean {
  if (step === undefined) return true
  const { properties, items, oneOf = [] } = flatten(of)
  if (oneOf.some((branch) => leadsTo(branch, [step, ...rest]))) return true
  if (items) return leadsTo(items, /^\d+$/.test(step) ? rest : [step, ...rest])
  const next = properties?.[step]
  return next ? leadsTo(next, rest) : properties === undefined && oneOf.length === 0
}

/** Whether what was sent has something at these steps: what the document does not know is refused by its own name. */
function isSentAt(sent: unknown, [step, ...rest]: string[]): boolean {
  if (step === undefined) return true
  if (Array.isArray(sent)) return isSentAt(sent[Number(step)], rest)
  return isRecord(sent) && step in sent && isSentAt(sent[step], rest)
}

const isAmong = (parameters: { name: string }[], field: string): boolean => {
  const [first] = stepsOf(field)
  return parameters.some(({ name }) => name === field || name === first)
}

/** The parts of a request that a problem can name, each with whether it has a field. */
const parts: Record<string, (exchange: Exchange, operation: Operation, field: string) => boolean> = {
  params: (_exchange, operation, field) => isAmong(inputsOf(operation).path, field),
  query: (exchange, operation, field) =>
    isAmong(inputsOf(operation).query, field) || queryOf(exchange).has(field),
  body({ requestBody }, operation, field) {
    const { json, form } = inputsOf(operation)
    const steps = stepsOf(field)
    return (
      // What else was sent in a form is not known.
      form !== null ||
      (json !== null && leadsTo(json.schema, steps)) ||
      isSentAt(parseJson(requestBody ?? ''), steps)
    )
  },
}

/** The parts of the request in which a refused field has a place: its body, its address, or what was sent besides. */
export const partsWith = (exchange: Exchange, operation: Operation, field: string): string[] =>
  Object.keys(parts).filter((part) => parts[part]?.(exchange, operation, field))
