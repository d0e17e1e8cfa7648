import { randomInt } from 'node:crypto'
import { problem } from '../contract/problem.ts'
import { codeExpiry, judgeCode, judgeSending, type SendJudgement } from '../domain/verification-code.ts'
import { sendMessage } from '../outbox/outbox.ts'
import type { World } from '../world.ts'

/** What a code is good for: a code asked for by a visitor logs nobody in. */
export type CodePurpose = 'VISITOR' | 'MEMBER'

interface PhoneCodeRow {
  id: number
  answer: string
  expiresAt: string
  tries: number
}

function drawCode(world: World): string {
  const fixed = world.config.captcha
  return fixed && /^\d{6}$/.test(fixed) ? fixed : String(randomInt(1_000_000)).padStart(6, '0')
}

function sentWithinADay(world: World, phone: string): Date[] {
  const dayAgo = new Date(world.clock.now().getTime() - 86_400_000).toISOString()
  world.db.run('DELETE FROM phoneCode WHERE sentAt <= ?', [dayAgo])
  return world.db
    .all<{ sentAt: string }>('SELECT sentAt FROM phoneCode WHERE phone = ? ORDER BY sentAt DESC', [phone])
    .map(({ sentAt }) => new Date(sentAt))
}

function record(world: World, phone: string, purpose: CodePurpose, code: string): SendJudgement {
  const now = world.clock.now()
  const judgement = judgeSending(sentWithinADay(world, phone), now)
  if (judgement.ok) {
    world.db.run('INSERT INTO phoneCode (phone, purpose, answer, sentAt, expiresAt) VALUES (?, ?, ?, ?, ?)', [
      phone,
      purpose,
      code,
      now.toISOString(),
      codeExpiry(now).toISOString(),
    ])
  }
  return judgement
}

/**
 * "Sends" a code: there is no SMS, so it goes to the outbox and the log. Both purposes share one number's limits.
 * @param isDelivered false for a member's code to a stranger, who must not notice and must not get one
 * @throws HttpProblem 429 with `Retry-After`
 */
export function sendPhoneCode(world: World, phone: string, purpose: CodePurpose, isDelivered: boolean): void {
  const code = drawCode(world)
  const judgement = world.db.transaction(() => record(world, phone, purpose, code))
  if (!judgement.ok) {
    const headers = { 'Retry-After': String(judgement.retryAfter) }
    throw problem(429, judgement.refusal, `Wait ${judgement.retryAfter} s`, { headers })
  }
  if (!isDelivered) return
  const text = `【江川造价协会】验证码 ${code}，5 分钟内有效，请勿告诉他人。`
  sendMessage(world, { channel: 'SMS', recipient: phone, subject: '验证码', text, code })
}

function judge(world: World, phone: string, purpose: CodePurpose, given: string): boolean {
  const row = world.db.get<PhoneCodeRow>(
    `SELECT id, answer, expiresAt, tries FROM phoneCode
     WHERE phone = ? AND purpose = ? AND isUsed = 0 ORDER BY sentAt DESC, id DESC LIMIT 1`,
    [phone, purpose],
  )
  if (!row) return false
  const code = { ...row, expiresAt: new Date(row.expiresAt) }
  const isRight = judgeCode(code, given, world.clock.now()) === 'RIGHT'
  const change = isRight ? 'isUsed = 1' : 'tries = tries + 1'
  world.db.run(`UPDATE phoneCode SET ${change} WHERE id = ?`, [row.id])
  return isRight
}

/**
 * Uses the number's latest code up.
 * @throws HttpProblem 400 `error.phoneCode`, whether it is wrong, expired, used or was never sent
 */
export function usePhoneCode(world: World, phone: string, purpose: CodePurpose, given: string): void {
  const isRight = world.db.transaction(() => judge(world, phone, purpose, given))
  if (!isRight) throw problem(400, 'error.phoneCode', 'The code is wrong or no longer valid')
}
