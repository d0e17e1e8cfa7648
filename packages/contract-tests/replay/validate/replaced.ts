import { inputsOf } from '../../shared/inputs.ts'
import { isRecord } from '../../shared/is-record.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import { branchOf, flatten, type Schema } from '../../shared/schema.ts'
import { firstDifference } from '../derived/records/volatile.ts'
import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import { isMasked } from './list/compare.ts'
import type { AnswerRule } from './rule.ts'

type Body = Record<string, unknown>

/** Whether a value says nothing: what was left out, or cleared. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** A switch or a number has no emptier value than this. */
const isCleared = (value: unknown): boolean => isEmpty(value) || value === false || value === 0

const responseOf = ({ operation }: Exchange, body: Body): Schema =>
  branchOf((operation?.responses[200]?.content?.['application/json']?.schema ?? {}) as Schema, body)

/** A property that asks for a step, such as a status of which an answer knows more. */
export const isStep = (sent: Schema | undefined, answered: Schema | undefined): boolean =>
  (flatten(answered ?? {}).enum ?? []).length > (flatten(sent ?? {}).enum ?? []).length

const ruleOf = (name: string, expected: string, seen: unknown): MismatchDetails => ({
  kind: 'rule',
  path: `/${name}`,
  expected,
  seen: JSON.stringify(seen).slice(0, 120),
})

/** An object that an answer shows with more in it is judged by what was sent of it. */
export function isKept(put: unknown, seen: unknown): boolean {
  if (isEmpty(put) && isEmpty(seen)) return true
  if (isRecord(put) && isRecord(seen))
    return Object.entries(put).every(([name, value]) => isKept(value, seen[name]))
  if (Array.isArray(put) && Array.isArray(seen))
    return put.length === seen.length && put.every((one, at) => isKept(one, seen[at]))
  return firstDifference(put, seen) === null
}

/** What is private is answered with stars in it, and with the ends that it was put with. */
function isShown(put: unknown, seen: unknown): boolean {
  if (typeof put !== 'string' || typeof seen !== 'string' || !isMasked(seen)) return isKept(put, seen)
  return (
    put.startsWith(seen.slice(0, seen.indexOf('*'))) && put.endsWith(seen.slice(seen.lastIndexOf('*') + 1))
  )
}

/** What a PUT that succeeded answers is what was put, and what was left out is empty. Passwords and the like are not answered. */
export const replaced: AnswerRule = (exchange) => {
  const { operation, answer, requestBody } = exchange
  if (!operation?.replaces || answer.status !== 200) return []
  const put = parseJson(requestBody ?? '')
  const seen = answer.body
  if (!isRecord(put) || !isRecord(seen)) return []
  const sent = branchOf(flatten(inputsOf(operation).json?.schema ?? {}), put).properties ?? {}
  const answered = responseOf(exchange, seen).properties ?? {}
  return Object.entries(sent).flatMap(([name, schema]) => {
    if (!(name in seen) || isStep(schema, answered[name])) return []
    if (name in put)
      return isShown(put[name], seen[name])
        ? []
        : [ruleOf(name, 'what was put is what is answered', seen[name])]
    const { 'x-follows': follows, 'x-stays': stays = false } = { ...flatten(schema), ...schema }
    const isFree = stays || follows !== undefined
    return isFree || isCleared(seen[name])
      ? []
      : [ruleOf(name, 'what is left out of a PUT is cleared', seen[name])]
  })
}
