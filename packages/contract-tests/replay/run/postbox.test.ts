import { afterEach, describe, expect, it } from 'vitest'
import type { Credentials } from '../../shared/credentials/credentials.ts'
import { createSend, type Send } from '../../shared/http/send.ts'
import {
  type ExampleBackend,
  type Instead,
  json,
  problem,
  startExampleBackend,
} from '../testing/example-backend.ts'
import { refusedCode, surelyWrongCode, wrongCaptcha, wrongCode } from './codes.ts'
import type { Context } from './context.ts'
import { credentialsPostbox, mockPostbox } from './postbox.ts'
import { runScenarios } from './run.ts'

describe('where codes are sent at a real backend', () => {
  it('is what the credentials name, each once', () => {
    const { newPhone, newMail } = credentialsPostbox({ phone: '13700000001', mail: 'qa@portal.example' })
    expect([newPhone(), newPhone()]).toEqual(['13700000001', null])
    expect([newMail(), newMail()]).toEqual(['qa@portal.example', null])
  })

  it('is nowhere without them', () => {
    const { newPhone, newMail } = credentialsPostbox({})
    expect([newPhone(), newMail()]).toEqual([null, null])
  })

  it.each([
    ['246810', '246810'],
    ['7KMP', null],
  ])('is told by the captcha %s the code %s', async (captcha, code) => {
    expect(await credentialsPostbox({ captcha }).codeFor('13700000001')).toBe(code)
  })
})

it('a code that a backend always takes is the code of everybody, whatever its captchas are answered by', async () => {
  const { codeFor } = credentialsPostbox({ captcha: '246810', standingCode: '123456' })
  expect(await codeFor('13700000001')).toBe('123456')
})

describe('where codes are sent at the mock', () => {
  const send =
    (messages: unknown): Send =>
    async ({ request }) => {
      expect(request.url).toBe(
        'http://127.0.0.1:4010/__mock/outbox?recipient=su.wanqing%40mail.example&limit=1',
      )
      return Response.json(messages)
    }
  const codeOf = (messages: unknown) =>
    mockPostbox('http://127.0.0.1:4010/ht', send(messages)).codeFor('su.wanqing@mail.example')

  it('is told by its outbox', async () => {
    expect(await codeOf([{ code: '482913' }])).toBe('482913')
    expect(await codeOf([{ code: null }])).toBeNull()
    expect(await codeOf([])).toBeNull()
    expect(await codeOf({ status: 404 })).toBeNull()
  })

  it('is a number of its own each time', () => {
    const { newPhone } = mockPostbox('http://127.0.0.1:4010/ht', send([]))
    expect(newPhone()).toMatch(/^137\d{8}$/)
    expect(newPhone()).not.toBe(newPhone())
  })
})

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

/** What a scenario asks and cannot judge that tries a code again which was used. */
async function usedAgain(credentials: Credentials) {
  backend = await startExampleBackend((_, response) => json(response, 200, { expiresIn: 300 }))
  const run = (context: Context) =>
    refusedCode(context, 'a code that was used', () => {
      const body = { phone: '13700000001', phoneCode: '123456' }
      return context.anonymous.POST('/api/public/info-member/phoneCode-verify', { body })
    })
  const scenario = { name: 'A used code', operations: ['verifyPhoneCode' as const], writes: true, run }
  const subject = {
    baseUrl: backend.baseUrl,
    credentials,
    send: createSend({ isReadOnly: false }),
    parallel: 1,
  }
  const { exchanges, mismatches, results } = await runScenarios({ ...subject, scenarios: [scenario] })
  const isTold = mismatches.some(({ kind }) => kind === 'not refused')
  return { calls: exchanges.length, isTold, untried: results[0]?.untried.map(({ rule }) => rule) }
}

it('a used code is tried again, but not the one that a backend always takes', async () => {
  expect(await usedAgain({})).toEqual({ calls: 1, isTold: true, untried: [] })
  const standing = await usedAgain({ standingCode: '123456' })
  expect(standing).toEqual({ calls: 0, isTold: false, untried: ['a code that was used is refused'] })
})
