import { operations } from '@portal/api-contract/document'
import { encryptPassword } from '../../../../shared/credentials/login.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { parseJson } from '../../../../shared/json/parse-json.ts'
import { type Exchange, queryOf } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'

/** A call that asks whether a code or the answer of a captcha is still good. */
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

/** What is told to who answers a captcha rightly and is refused for something else: the captcha has been looked at. */
const behindCaptcha: ReadonlySet<unknown> = new Set([
  ...['error.codeCooldown', 'error.codeHourlyLimit', 'error.codeDailyLimit'],
  ...['error.badCredentials', 'error.accountClosed'],
])

/** A login by a name that nobody has, with the captcha that a call has used: it is looked at before the name. */
export function usedCaptchaOf(exchange: Exchange): CodeCheck | null {
  const { answer, requestBody = '', target } = exchange
  // Few calls have one, and all of them are asked.
  if (!requestBody.includes('captchaKey') && !target.includes('captchaKey')) return null
  const isUsed = answer.status < 300 || (isRecord(answer.body) && behindCaptcha.has(answer.body.message))
  const sent = isUsed
    ? { ...Object.fromEntries(queryOf(exchange)), ...(parseJson(requestBody) as object) }
    : {}
  const { captchaKey, captchaCode } = sent as Record<string, unknown>
  const path = operations.get('authenticate')?.path
  if (!path || typeof captchaKey !== 'string' || typeof captchaCode !== 'string') return null
  const login = { username: 'nobody-with-a-used-captcha', password: encryptPassword('not the password') }
  return { path, body: { ...login, captchaKey, captchaCode } }
}

/** Where a captcha that was answered is looked at no more: a login by it is refused for anything but the captcha. */
export function isAnsweredAgain({ answer: { status, body } }: Exchange): MismatchDetails | null {
  const message = isRecord(body) ? body.message : undefined
  if (status === 400) return null
  const expected = 'a captcha is answered once'
  const seen = `${status} ${message ?? ''} when it is answered again`
  return { kind: 'rule', path: 'a used captcha', expected, seen }
}
