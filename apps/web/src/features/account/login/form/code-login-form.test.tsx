import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { CodeLoginForm } from './code-login-form.tsx'

const sendCode = 'POST /api/public/member/phoneCode'
const answers = {
  'GET /api/public/code': () =>
    Response.json({ captchaKey: 'captcha-key', image: 'data:image/svg+xml,', expiresIn: 300 }),
  [sendCode]: () => Response.json({ expiresIn: 300, resendAfter: 60 }),
}

async function open(changed: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...answers, ...changed })
  await renderPage(<CodeLoginForm phone="" onPhoneChange={() => {}} onLoggedIn={() => {}} />)
  await screen.findByAltText('图形验证码')
  return () => calls.filter(({ name }) => name === sendCode)
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))

function fill() {
  type(/^手机号码/, '13800010001')
  type(/^图形验证码/, '7KMP')
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends no code before phone and captcha are there', async () => {
  const sent = await open()
  send()
  expect(await screen.findByText('请输入手机号码。')).toBeTruthy()
  expect(screen.getByText('请输入图中的验证码。')).toBeTruthy()
  expect(document.activeElement).toBe(field(/^手机号码/))
  expect(sent()).toHaveLength(0)
})

it('sends one and waits before the next', async () => {
  const sent = await open()
  fill()
  send()
  const wait = await screen.findByRole<HTMLButtonElement>('button', { name: '60 秒后可重发' })
  expect(wait.disabled).toBe(true)
  expect(sent()[0]?.body).toEqual({ phone: '13800010001', captchaKey: 'captcha-key', captchaCode: '7KMP' })
  expect(document.activeElement).toBe(field(/^短信验证码/))
  expect(field(/^图形验证码/).value).toBe('')
  vi.advanceTimersByTime(60_000)
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false),
  )
})

it('waits as long as the server says when one was sent a moment ago', async () => {
  await open({
    [sendCode]: () => {
      const answer = problem(429, 'error.codeCooldown')
      answer.headers.set('Retry-After', '41')
      return answer
    },
  })
  fill()
  send()
  expect(await screen.findByRole('button', { name: '41 秒后可重发' })).toBeTruthy()
  const code = screen.getByRole('textbox', { name: /短信验证码/ })
  const said = screen.getByText('验证码发送过于频繁，请稍后再试。')
  expect(code.getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id)
  expect(document.activeElement).toBe(code)
})
