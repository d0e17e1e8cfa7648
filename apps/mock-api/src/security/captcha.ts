import { randomInt, randomUUID } from 'node:crypto'
import { problem } from '../contract/problem.ts'
import { codeExpiry, type IssuedCode, judgeCode } from '../domain/verification-code.ts'
import type { World } from '../world.ts'
import { alphabet } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { isStandingCaptcha } from './standing-secrets.ts'

const length = 4

const drawAnswer = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/**
 * A fresh captcha. The answer is also written to the log (`captcha <key> <answer>`), so that whoever develops without
 * looking at pictures can go on; `MOCK_CAPTCHA` fixes it for replays.
 * @returns the key to send back and the picture as a data URL
 */
export function issueCaptcha(world: World): { captchaKey: string; image: string } {
  const now = world.clock.now()
  const captchaKey = randomUUID()
  const answer = world.config.captcha ?? drawAnswer()
  world.db.run('DELETE FROM captcha WHERE expiresAt <= ?', [now.toISOString()])
  world.db.run('INSERT INTO captcha (captchaKey, answer, expiresAt) VALUES (?, ?, ?)', [
    captchaKey,
    answer,
    codeExpiry(now).toISOString(),
  ])
  world.log.info(`captcha ${captchaKey} ${answer}`)
  const picture = Buffer.from(drawCaptcha(answer)).toString('base64')
  return { captchaKey, image: `data:image/svg+xml;base64,${picture}` }
}

function readCaptcha(world: World, captchaKey: string): IssuedCode | undefined {
  const row = world.db.get<{ answer: string; expiresAt: string; tries: number }>(
    'SELECT answer, expiresAt, tries FROM captcha WHERE captchaKey = ?',
    [captchaKey],
  )
  return row && { ...row, expiresAt: new Date(row.expiresAt) }
}

function judge(world: World, captchaKey: string, given: string): ReturnType<typeof judgeCode> {
  const captcha = readCaptcha(world, captchaKey)
  const verdict = captcha ? judgeCode(captcha, given, world.clock.now()) : 'EXPIRED'
  if (verdict === 'WRONG') {
    world.db.run('UPDATE captcha SET tries = tries + 1 WHERE captchaKey = ?', [captchaKey])
  } else {
    world.db.run('DELETE FROM captcha WHERE captchaKey = ?', [captchaKey])
  }
  return verdict
}

/** What a captcha asks for, while it is good; for tests and for who develops without looking at pictures. */
export function captchaAnswer(world: World, captchaKey: string): string | undefined {
  const captcha = readCaptcha(world, captchaKey)
  return captcha && captcha.expiresAt > world.clock.now() ? captcha.answer : undefined
}

/**
 * Uses a captcha up.
 * @throws HttpProblem 400 `error.captcha` when the answer is wrong, `error.captchaExpired` when only a fresh picture helps
 */
export function useCaptcha(world: World, captchaKey: string, given: string): void {
  if (isStandingCaptcha(captchaKey, given)) return
  // The verdict leaves the transaction before it is thrown, or the counted try would be rolled back with it.
  const verdict = world.db.transaction(() => judge(world, captchaKey, given))
  if (verdict === 'WRONG') throw problem(400, 'error.captcha', 'The captcha’s answer is wrong')
  if (verdict !== 'RIGHT') throw problem(400, 'error.captchaExpired', 'Ask for a fresh captcha')
}
