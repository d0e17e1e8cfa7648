import { operations } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { parseJson } from '../../../shared/json/parse-json.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'

/** A call that asks whether a code is still good. */
export interface CodeCheck {
  path: string
  body: Record<string, unknown>
}

const checks = [
  { operation: 'verifyPhoneCode', names: ['phone', 'phoneCode'] },
  { operation: 'verifyMailCode', names: ['email', 'mailCode'] },
] as const

/** What asks for the code that a granted call has used; null where it used none whose recipient it names. */
export function usedCodeOf({ operation, answer, requestBody }: Exchange): CodeCheck | null {
  const isUse = operation?.writes && answer.status < 300
  const sent = isUse ? parseJson(requestBody ?? '') : null
  if (!isRecord(sent) || checks.some((one) => one.operation === operation?.id)) return null
  const check = checks.find(({ names }) => names.every((name) => typeof sent[name] === 'string'))
  const path = check && operations.get(check.operation)?.path
  return path ? { path, body: Object.fromEntries(check.names.map((name) => [name, sent[name]])) } : null
}

/** Where a code that was used is still good. */
export function isStillGood({ answer: { status } }: Exchange): MismatchDetails | null {
  if (status > 299) return null
  const expected = 'a code is good once'
  return { kind: 'rule', path: 'a used code', expected, seen: `${status} when it is checked again` }
}
