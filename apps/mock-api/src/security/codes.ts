import { randomInt } from 'node:crypto'
import { problem } from '../contract/problem.ts'
import {
  codeExpiry,
  type IssuedCode,
  judgeCode,
  judgeSending,
  type SendJudgement,
} from '../domain/verification-code.ts'
import { type Message, sendMessage } from '../outbox/outbox.ts'
import type { World } from '../world.ts'
import { isStandingCode } from './standing-secrets.ts'

/** What a code is good for: a code asked for by a visitor logs nobody in. */
export type CodePurpose = 'VISITOR' | 'MEMBER'

/** Where a code goes; phone numbers and mail addresses are treated alike. */
export interface CodeRecipient {
  channel: Message['channel']
  address: string
}

interface CodeRow extends IssuedCode {
  /** Null for a code that is in no store and cannot be used up. */
  id: number | null
}

const refusals = { SMS: 'error.phoneCode', MAIL: 'error.mailCode' } as const

function drawCode(world: World): string {
  const fixed = world.config.captcha
  return fixed && /^\d{6}$/.test(fixed) ? fixed : String(randomInt(1_000_000)).padStart(6, '0')
}

function sentWithinADay(world: World, address: string): Date[] {
  const dayAgo = new Date(world.clock.now().getTime() - 86_400_000).toISOString()
  world.db.run('DELETE FROM sentCode WHERE sentAt <= ?', [dayAgo])
  return world.db
    .all<{ sentAt: string }>('SELECT sentAt FROM sentCode WHERE recipient = ? ORDER BY sentAt DESC', [
      address,
    ])
    .map(({ sentAt }) => new Date(sentAt))
}

function record(world: World, address: string, purpose: CodePurpose, code: string): SendJudgement {
  const now = world.clock.now()
  const judgement = judgeSending(sentWithinADay(world, address), now)
  if (judgement.ok) {
    world.db.run(
      'INSERT INTO sentCode (recipient, purpose, answer, sentAt, expiresAt) VALUES (?, ?, ?, ?, ?)',
      [address, purpose, code, now.toISOString(), codeExpiry(now).toISOString()],
    )
  }
  return judgement
}

/**
 * "Sends" a code: it goes to the outbox and the log. Both purposes share one recipient's limits.
 *
 * @param isDelivered false for a member's code to a stranger, who must not notice and must not get one
 * @throws HttpProblem 429 with `Retry-After`
 */
export function sendCode(
  world: World,
  { channel, address }: CodeRecipient,
  purpose: CodePurpose,
  isDelivered: boolean,
): void {
  const code = drawCode(world)
  const judgement = world.db.transaction(() => record(world, address, purpose, code))
  if (!judgement.ok) {
    const headers = { 'Retry-After': String(judgement.retryAfter) }
    throw problem(429, judgement.refusal, `Wait ${judgement.retryAfter} s`, { headers })
  }
  if (!isDelivered) return
  const text = `【江川造价协会】验证码 ${code}，5 分钟内有效，请勿告诉他人。`
  sendMessage(world, { channel, recipient: address, subject: '验证码', text, code })
}

function latest(world: World, address: string, purposes: readonly CodePurpose[]): CodeRow | undefined {
  const row = world.db.get<Omit<CodeRow, 'expiresAt'> & { expiresAt: string }>(
    `SELECT id, answer, expiresAt, tries FROM sentCode
     WHERE recipient = ? AND isUsed = 0 AND purpose IN (SELECT value FROM json_each(?))
     ORDER BY sentAt DESC, id DESC LIMIT 1`,
    [address, JSON.stringify(purposes)],
  )
  return row && { ...row, expiresAt: new Date(row.expiresAt) }
}

const standing = ({ clock }: World, answer: string): CodeRow => ({
  id: null,
  answer,
  expiresAt: codeExpiry(clock.now()),
  tries: 0,
})

/** The code that is right; a wrong one counts as a try. */
function judge(
  world: World,
  address: string,
  purposes: readonly CodePurpose[],
  given: string,
): CodeRow | undefined {
  if (isStandingCode(address, given)) return standing(world, given)
  const code = latest(world, address, purposes)
  if (!code) return undefined
  if (judgeCode(code, given, world.clock.now()) === 'RIGHT') return code
  world.db.run('UPDATE sentCode SET tries = tries + 1 WHERE id = ?', [code.id])
  return undefined
}

const wrongCode = (channel: CodeRecipient['channel']) =>
  problem(400, refusals[channel], 'The code is wrong or no longer valid')

/**
 * Holds a code to the latest that was sent, and leaves it for the call that it is meant for. Wrong tries count.
 *
 * @returns when it runs out
 * @throws HttpProblem 400 `error.phoneCode` or `error.mailCode`, whether it is wrong, expired, used or was never sent
 */
export function checkCode(
  world: World,
  { channel, address }: CodeRecipient,
  purposes: readonly CodePurpose[],
  given: string,
): Date {
  const code = world.db.transaction(() => judge(world, address, purposes, given))
  if (!code) throw wrongCode(channel)
  return code.expiresAt
}

/**
 * Uses the recipient's latest code up.
 *
 * @throws HttpProblem 400 `error.phoneCode` or `error.mailCode`, whether it is wrong, expired, used or was never sent
 */
export function useCode(
  world: World,
  { channel, address }: CodeRecipient,
  purpose: CodePurpose,
  given: string,
): void {
  const code = world.db.transaction(() => {
    const right = judge(world, address, [purpose], given)
    if (right) world.db.run('UPDATE sentCode SET isUsed = 1 WHERE id = ?', [right.id])
    return right
  })
  if (!code) throw wrongCode(channel)
}
