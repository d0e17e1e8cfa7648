import { randomInt } from 'node:crypto'
import { problem } from '../contract/problem.ts'
import {
  type CodePurpose,
  checkIssuedCode,
  checkSendLimit,
  codeExpiry,
  type IssuedCode,
  type SendLimitResult,
} from '../domain/account/verification-code.ts'
import { type Message, sendMessage } from '../outbox/outbox.ts'
import type { World } from '../world.ts'
import { isFixedCode } from './fixed-codes.ts'

/** Where a code goes; phone numbers and mail addresses are treated alike. */
export interface CodeRecipient {
  channel: Message['channel']
  address: string
  /** The code of the refusal, where another than the channel's says which of two codes is wrong. */
  refusal?: string
}

interface CodeRow extends IssuedCode {
  /** Null for a fixed code, which is not stored and can be used any number of times. */
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

function record(world: World, address: string, purpose: CodePurpose, code: string): SendLimitResult {
  const now = world.clock.now()
  const result = checkSendLimit(sentWithinADay(world, address), now)
  if (result.ok) {
    world.db.run(
      'INSERT INTO sentCode (recipient, purpose, answer, sentAt, expiresAt) VALUES (?, ?, ?, ?, ?)',
      [address, purpose, code, now.toISOString(), codeExpiry(now).toISOString()],
    )
  }
  return result
}

/**
 * "Sends" a code: it goes to the outbox and the log. Both purposes share one recipient's limits.
 *
 * @param isDelivered false when a member's code is requested for a number without an account: none is sent, and the response
 * is the same
 * @throws HttpProblem 429 with `Retry-After`
 */
export function sendCode(
  world: World,
  { channel, address }: CodeRecipient,
  purpose: CodePurpose,
  isDelivered: boolean,
): void {
  const code = drawCode(world)
  const result = world.db.transaction(() => record(world, address, purpose, code))
  if (!result.ok) {
    const headers = { 'Retry-After': String(result.retryAfter) }
    throw problem(429, result.refusal, `Wait ${result.retryAfter} s`, { headers })
  }
  if (!isDelivered) return
  const text = `【江川造价协会】验证码 ${code}，5 分钟内有效，请勿告诉他人。`
  sendMessage(world, { channel, recipient: address, subject: '验证码', text, code })
}

/** The code that was sent last for one of the purposes; one before it does not come back when it has been used. */
function latest(world: World, address: string, purposes: readonly CodePurpose[]): CodeRow | undefined {
  const row = world.db.get<Omit<CodeRow, 'expiresAt'> & { expiresAt: string }>(
    `SELECT id, answer, expiresAt, tries FROM sentCode AS code
     WHERE recipient = ? AND isUsed = 0 AND purpose IN (SELECT value FROM json_each(?))
       AND id = (SELECT max(id) FROM sentCode WHERE recipient = code.recipient AND purpose = code.purpose)
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

/** Finds the code that matches; a wrong one counts as a try. */
function checkOne(
  world: World,
  address: string,
  purposes: readonly CodePurpose[],
  given: string,
): CodeRow | undefined {
  if (isFixedCode(address, purposes, given)) return standing(world, given)
  const code = latest(world, address, purposes)
  if (!code) return undefined
  if (checkIssuedCode(code, given, world.clock.now()) === 'RIGHT') return code
  world.db.run('UPDATE sentCode SET tries = tries + 1 WHERE id = ?', [code.id])
  return undefined
}

const wrongCode = ({ channel, refusal }: CodeRecipient) =>
  problem(400, refusal ?? refusals[channel], 'The code is wrong or no longer valid')

/**
 * Compares a code with the latest that was sent, without redeeming it. Wrong tries count.
 *
 * @returns when it runs out
 * @throws HttpProblem 400 `error.phoneCode` or `error.mailCode`, whether it is wrong, expired, used or was never sent
 */
export function checkCode(
  world: World,
  recipient: CodeRecipient,
  purposes: readonly CodePurpose[],
  given: string,
): Date {
  const code = world.db.transaction(() => checkOne(world, recipient.address, purposes, given))
  if (!code) throw wrongCode(recipient)
  return code.expiresAt
}

/**
 * Redeems the recipient's latest code.
 *
 * @throws HttpProblem 400 `error.phoneCode` or `error.mailCode`, whether it is wrong, expired, used or was never sent
 */
export function useCode(world: World, recipient: CodeRecipient, purpose: CodePurpose, given: string): void {
  const code = world.db.transaction(() => {
    const right = checkOne(world, recipient.address, [purpose], given)
    if (right) world.db.run('UPDATE sentCode SET isUsed = 1 WHERE id = ?', [right.id])
    return right
  })
  if (!code) throw wrongCode(recipient)
}
