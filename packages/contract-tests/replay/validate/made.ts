import { inputsOf } from '../../shared/inputs.ts'
import { isRecord } from '../../shared/is-record.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import { branchOf, flatten, type Schema } from '../../shared/schema.ts'
import type { MismatchDetails } from '../mismatch.ts'
import { clocksDiffer } from '../run/backend-time.ts'
import { isMasked } from './list/compare.ts'
import { isEmpty, isKept, isStep } from './replaced.ts'
import type { AnswerRule } from './rule.ts'

/** A step that is asked for leads further, but for the one that says to wait. */
const isWaiting = (value: unknown): boolean => value === 'DRAFT'

/** What is private is answered with stars in it. */
const isShown = (sent: unknown, seen: unknown): boolean => isMasked(seen) || isKept(sent, seen)

/** A version, or the instant of a change: the answer has the next one. */
const saysWhatWasRead = (schema: Schema = {}): boolean =>
  ({ ...flatten(schema), ...schema })['x-read'] === true

const ruleOf = (name: string, seen: unknown): MismatchDetails => ({
  kind: 'rule',
  path: `/${name}`,
  expected: 'what was sent is what is answered',
  seen: (JSON.stringify(seen) ?? 'nothing').slice(0, 120),
})

/** What a POST that succeeded answers of what was sent is what was sent. */
export const made: AnswerRule = ({ operation, answer, requestBody }) => {
  const { status, body: seen } = answer
  const sent = parseJson(requestBody ?? '')
  if (operation?.method !== 'post' || status > 201 || !isRecord(sent) || !isRecord(seen)) return []
  const asked = branchOf(flatten(inputsOf(operation).json?.schema ?? {}), sent).properties ?? {}
  const answered = (operation.responses[status]?.content?.['application/json']?.schema ?? {}) as Schema
  const shown = branchOf(answered, seen).properties ?? {}
  return Object.entries(sent).flatMap(([name, value]) => {
    // What is sent as nothing may be filled in by what is known.
    if (!(name in seen) || !(name in asked) || isEmpty(value)) return []
    if (saysWhatWasRead(asked[name])) return []
    if (isStep(asked[name], shown[name]) && !isWaiting(value)) return []
    return isShown(value, seen[name]) ? [] : [ruleOf(name, seen[name])]
  })
}

/** What is made says when: now, as the answer that tells of it has it. A time zone too many shows nowhere else. */
export const fresh: AnswerRule = ({ operation, answer: { status, headers, body } }) => {
  const { createdDate } = isRecord(body) ? body : {}
  if (operation?.method !== 'post' || status !== 201 || typeof createdDate !== 'string') return []
  const [made, now] = [Date.parse(createdDate), Date.parse(headers.date ?? '')]
  // A text that is no instant breaks the document, and a recording may lack its `Date`.
  if (!(Math.abs(made - now) > clocksDiffer)) return []
  const expected = 'the instant at which it was made'
  return [{ kind: 'rule', path: '/createdDate', expected, seen: `${createdDate}, at ${headers.date}` }]
}

/** A change raises the version of what it changes above the one that it was made on. */
export const raised: AnswerRule = ({ operation, answer: { status, body }, requestBody }) => {
  const sent = parseJson(requestBody ?? '')
  if (!operation || status !== 200 || !isRecord(sent) || !isRecord(body)) return []
  const asked = branchOf(flatten(inputsOf(operation).json?.schema ?? {}), sent).properties ?? {}
  const [read, now] = [sent.version, body.version]
  if (!saysWhatWasRead(asked.version) || typeof read !== 'number' || typeof now !== 'number') return []
  if (now > read) return []
  return [
    { kind: 'rule', path: '/version', expected: `above ${read}, which it was made on`, seen: String(now) },
  ]
}
