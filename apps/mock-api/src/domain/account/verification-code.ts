/** Source: the field's usual limits for codes sent by SMS. */
export const codeRules = {
  cooldownSeconds: 60,
  validSeconds: 300,
  maxTries: 5,
  perHour: 5,
  perDay: 10,
} as const

/** The purpose of a code: a code that a visitor requested cannot be used to log in. */
export type CodePurpose = 'VISITOR' | 'MEMBER'

export type SendRefusal = 'error.codeCooldown' | 'error.codeHourlyLimit' | 'error.codeDailyLimit'
export type SendLimitResult = { ok: true } | { ok: false; refusal: SendRefusal; retryAfter: number }

const windows = [
  { refusal: 'error.codeDailyLimit', seconds: 86_400, limit: codeRules.perDay },
  { refusal: 'error.codeHourlyLimit', seconds: 3_600, limit: codeRules.perHour },
  { refusal: 'error.codeCooldown', seconds: codeRules.cooldownSeconds, limit: 1 },
] as const

const secondsUntil = (instant: number, now: Date): number =>
  Math.max(1, Math.ceil((instant - now.getTime()) / 1000))

/**
 * Whether a number may get another code. The windows roll: the oldest of the codes that fill one has to leave it.
 * @param sentAt when codes went to this number during the last day, newest first
 * @returns else the strictest limit that holds, and the seconds to wait
 */
export function checkSendLimit(sentAt: readonly Date[], now: Date): SendLimitResult {
  for (const { refusal, seconds, limit } of windows) {
    const filling = sentAt[limit - 1]
    const free = filling ? filling.getTime() + seconds * 1000 : 0
    if (free > now.getTime()) return { ok: false, refusal, retryAfter: secondsUntil(free, now) }
  }
  return { ok: true }
}

/** A secret that was shown or sent to a user: a captcha's answer or an SMS code. */
export interface IssuedCode {
  answer: string
  expiresAt: Date
  /** Wrong tries so far. */
  tries: number
}

export const codeExpiry = (issuedAt: Date): Date =>
  new Date(issuedAt.getTime() + codeRules.validSeconds * 1000)

/** RIGHT uses the code up; VOID and EXPIRED are not worth another try, a fresh one is needed. */
export function checkIssuedCode(
  code: IssuedCode,
  given: string,
  now: Date,
): 'RIGHT' | 'WRONG' | 'EXPIRED' | 'VOID' {
  if (code.tries >= codeRules.maxTries) return 'VOID'
  if (code.expiresAt <= now) return 'EXPIRED'
  return code.answer.toUpperCase() === given.trim().toUpperCase() ? 'RIGHT' : 'WRONG'
}
