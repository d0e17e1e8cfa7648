import { afterEach, expect, it } from 'vitest'
import { createSend } from '../../shared/http/send.ts'
import {
  type ExampleBackend,
  type Instead,
  json,
  problem,
  startExampleBackend,
} from '../testing/example-backend.ts'
import { surelyWrongCode, wrongCaptcha, wrongCode } from './codes.ts'
import type { Context } from './context.ts'
import { runScenarios } from './run.ts'

let backend: ExampleBackend | undefined
afterEach(() => backend?.stop())

const knowing = (captcha: string) => ({ credentials: { captcha } }) as Context

it('a wrong code is never the one that the credentials say is right', () => {
  expect([knowing('000000'), knowing('246810'), knowing('7KMP')].map(wrongCode)).toEqual([
    '111111',
    '000000',
    '000000',
  ])
  expect([knowing('0000'), knowing('7KMP')].map(wrongCaptcha)).toEqual(['1111', '0000'])
})

/** The codes that a scenario was given which would do harm if they were taken, and how it ended. */
async function given(verify: Instead) {
  backend = await startExampleBackend(verify)
  const codes: string[] = []
  const run = async (context: Context) => {
    codes.push(await surelyWrongCode(context))
  }
  const scenario = { name: 'A wrong code', operations: ['closeAccount' as const], writes: true, run }
  const send = createSend({ isReadOnly: false })
  const subject = { baseUrl: backend.baseUrl, credentials: {}, send, parallel: 1 }
  const { results } = await runScenarios({ ...subject, scenarios: [scenario] })
  return { codes, end: results[0]?.end, reason: results[0]?.reason }
}

it('a wrong code that would do harm is sent where a backend refuses one, and nowhere else', async () => {
  const refusing = await given((_, response) => problem(response, 400, 'error.phoneCode'))
  expect(refusing).toEqual({ codes: ['000000'], end: 'done', reason: '' })
  const taking = await given((_, response) => json(response, 200, { expiresIn: 300 }))
  expect(taking).toMatchObject({ codes: [], end: 'skipped' })
  expect(taking.reason).toContain('any code')
})
