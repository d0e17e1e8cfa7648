import { describe, expect, it } from 'vitest'
import type { Send } from '../../shared/http/send.ts'
import { credentialsPostbox, mockPostbox } from './postbox.ts'

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
