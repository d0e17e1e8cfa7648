import { randomInt, randomUUID } from 'node:crypto'
import { problem } from '../contract/problem.ts'
import { checkIssuedCode, codeExpiry, type IssuedCode } from '../domain/account/verification-code.ts'
import { alphabet } from '../media/captcha/captcha-glyphs.ts'
import { drawCaptcha } from '../media/captcha/captcha-picture.ts'
import type { World } from '../world.ts'
import { isFixedCaptcha } from './fixed-codes.ts'

const length = 4

const drawAnswer = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/**
 * A fresh captcha. The answer is also written to the log (`captcha <key> <answer>`), so that a developer or a test need not
 * read the picture; `MOCK_CAPTCHA` fixes it for replays.
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

function checkAnswer(world: World, captchaKey: string, given: string): ReturnType<typeof checkIssuedCode> {
  const captcha = readCaptcha(world, captchaKey)
  const outcome = captcha ? checkIssuedCode(captcha, given, world.clock.now()) : 'EXPIRED'
  if (outcome === 'WRONG') {
    world.db.run('UPDATE captcha SET tries = tries + 1 WHERE captchaKey = ?', [captchaKey])
  } else {
    world.db.run('DELETE FROM captcha WHERE captchaKey = ?', [captchaKey])
  }
  return outcome
}

/** The answer of a valid captcha; for tests and developers. */
export function captchaAnswer(world: World, captchaKey: string): string | undefined {
  const captcha = readCaptcha(world, captchaKey)
  return captcha && captcha.expiresAt > world.clock.now() ? captcha.answer : undefined
}

/** A captcha as a request brings it. */
export interface GivenCaptcha {
  captchaKey: string
  captchaCode: string
}

/**
 * Redeems a captcha.
 * @param subject the login, phone or mail address that the request is about
 * @throws HttpProblem 400 `error.captcha` when the answer is wrong, `error.captchaExpired` when only a fresh picture helps
 */
export function useCaptcha(
  world: World,
  { captchaKey, captchaCode: given }: GivenCaptcha,
  subject: string,
): void {
  if (isFixedCaptcha(captchaKey, given, subject)) return
  // The error is thrown outside the transaction, because it would roll the counted try back.
  const outcome = world.db.transaction(() => checkAnswer(world, captchaKey, given))
  if (outcome === 'WRONG') throw problem(400, 'error.captcha', 'The captcha’s answer is wrong')
  if (outcome !== 'RIGHT') throw problem(400, 'error.captchaExpired', 'Ask for a fresh captcha')
}
