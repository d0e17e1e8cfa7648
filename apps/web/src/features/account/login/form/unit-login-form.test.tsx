import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { UnitLoginForm } from './unit-login-form.tsx'

const login = 'POST /api/authenticate'
const captcha = 'GET /api/public/code'
let pictures = 0

const answers = {
  [captcha]: () => {
    pictures += 1
    return Response.json({ captchaKey: `captcha-${pictures}`, image: 'data:image/svg+xml,', expiresIn: 300 })
  },
  [login]: () => Response.json({ data: { token: 'fresh' } }),
  'GET /thsuaa/api/currentUser': () =>
    Response.json({ userid: '6', name: '恒信', avatar: null, role: 'memberCompany', permissions: [] }),
}

const onLoggedIn = vi.fn()

async function open(changed: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...answers, ...changed })
  await renderPage(<UnitLoginForm onLoggedIn={onLoggedIn} />)
  await screen.findByAltText('图形验证码')
  return { calls, logins: () => calls.filter(({ name }) => name === login) }
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const fields = { account: /登录账号/, password: /^密码/, captcha: /^图形验证码/ }
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: '登录' }))

function fill() {
  type(fields.account, ' hengxin ')
  type(fields.password, 'Jiangchuan@2026')
  type(fields.captcha, '7KMP')
}

beforeEach(() => {
  pictures = 0
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  onLoggedIn.mockReset()
})

it('says what is missing, puts the focus there and asks for nothing', async () => {
  const { logins } = await open()
  send()
  expect(await screen.findByText('请输入登录账号或统一社会信用代码。')).toBeTruthy()
  expect(screen.getByText('请输入密码。')).toBeTruthy()
  expect(screen.getByText('请输入图中的验证码。')).toBeTruthy()
  expect(document.activeElement).toBe(field(fields.account))
  expect(field(fields.account).getAttribute('aria-invalid')).toBe('true')
  expect(logins()).toHaveLength(0)
})

it('tells whoever types a phone whose login that is', async () => {
  await open()
  type(fields.account, '13800010001')
  expect(await screen.findByText('手机号码是个人会员的账号。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '前往个人会员登录' }).getAttribute('href')).toBe('/person/login')
  type(fields.account, 'hengxin')
  expect(screen.queryByText('手机号码是个人会员的账号。')).toBeNull()
})

it('sends the password under DES and begins the session', async () => {
  const { logins } = await open()
  fill()
  send()
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith('memberCompany'))
  expect(logins()[0]?.body).toEqual({
    username: 'hengxin',
    password: 'h8HXBp3HY87ADlksjENUYQ==',
    captchaKey: 'captcha-1',
    captchaCode: '7KMP',
  })
  expect(localStorage.getItem('access_token')).toBe('fresh')
})

it('never sends twice, also while the next page is on its way', async () => {
  onLoggedIn.mockReturnValue(new Promise(() => {}))
  const { logins } = await open()
  fill()
  send()
  send()
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalled())
  send()
  expect(screen.getByRole('button', { name: '登录' }).getAttribute('aria-busy')).toBe('true')
  expect(logins()).toHaveLength(1)
})

it.each([
  ['error.captcha', 400, fields.captcha, '图形验证码不正确，请重新输入。'],
  ['error.badCredentials', 401, fields.password, '账号或密码不正确。'],
])('says %s beside its field and asks for another picture', async (message, status, name, text) => {
  await open({ [login]: () => problem(status, message) })
  fill()
  send()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(field(name))
  expect(field(fields.captcha).value).toBe('')
  expect(field(fields.password).value).toBe('Jiangchuan@2026')
  await waitFor(() => expect(pictures).toBe(2))
  expect(onLoggedIn).not.toHaveBeenCalled()
})

it('takes an error back when its field is mended', async () => {
  await open({ [login]: () => problem(400, 'error.captcha') })
  fill()
  send()
  await screen.findByText('图形验证码不正确，请重新输入。')
  type(fields.captcha, '8ABC')
  await waitFor(() => expect(screen.queryByText('图形验证码不正确，请重新输入。')).toBeNull())
})

it('says over the form what is about no field', async () => {
  await open({ [login]: () => problem(503) })
  fill()
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('服务器出了问题，请稍后重试。')
})

it('leaves nobody logged in when the user cannot be loaded', async () => {
  await open({ 'GET /thsuaa/api/currentUser': () => problem(500) })
  fill()
  send()
  await screen.findByRole('alert')
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(onLoggedIn).not.toHaveBeenCalled()
})
