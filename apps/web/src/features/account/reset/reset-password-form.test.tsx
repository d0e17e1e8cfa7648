import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { encryptPassword } from '../../../lib/forms/password/encrypt-password.ts'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

const [toPhone, toMail] = ['POST /api/public/info-member/phone', 'POST /api/public/member/mailCode']
const reset = 'POST /api/public/member/reset-pwd'
const sent = { expiresIn: 300, resendAfter: 60 }
const answers = {
  'GET /api/public/code': () =>
    Response.json({ captchaKey: 'captcha-key', image: 'data:image/svg+xml,', expiresIn: 300 }),
  [toPhone]: () => Response.json({ phone: '139****0002', ...sent }),
  [toMail]: () => Response.json(sent),
  [reset]: () => new Response(null, { status: 204 }),
}

const onReset = vi.fn()

function Form() {
  const [method, setMethod] = useState<'phone' | 'mail'>('phone')
  return (
    <>
      <button type="button" onClick={() => setMethod('mail')}>
        by mail
      </button>
      <ResetPasswordForm method={method} onReset={onReset} />
    </>
  )
}

async function open(changed: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...answers, ...changed })
  await renderPage(<Form />)
  await screen.findByAltText('图形验证码')
  return (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body)
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function choosePassword() {
  type(/^密码/, 'a new one')
  type(/^再次输入密码/, 'a new one')
}

afterEach(() => {
  vi.unstubAllGlobals()
  onReset.mockReset()
})

it('resets a unit’s password by the phone behind its account', async () => {
  const bodies = await open()
  type(/^登录账号/, ' mingce ')
  type(/^图形验证码/, '7KMP')
  press('获取验证码')
  expect(await screen.findByText('如果账号无误，验证码已发送到 139****0002，5 分钟内有效。')).toBeTruthy()
  expect(document.activeElement).toBe(field(/^短信验证码/))
  expect(bodies(toPhone)).toEqual([{ username: 'mingce', captchaKey: 'captcha-key', captchaCode: '7KMP' }])
  type(/^短信验证码/, '482913')
  choosePassword()
  press('重设密码')
  await waitFor(() => expect(onReset).toHaveBeenCalledWith('memberCompany'))
  const password = encryptPassword('a new one')
  expect(bodies(reset)).toEqual([{ username: 'mingce', phoneCode: '482913', password }])
})

it('resets a person’s password by mail, and keeps what was typed before the way was changed', async () => {
  const bodies = await open()
  type(/^登录账号/, '13800010003')
  choosePassword()
  press('by mail')
  type(/^绑定的邮箱/, 'he@mail.example')
  type(/^图形验证码/, '7KMP')
  press('获取验证码')
  expect(await screen.findByText('如果这个邮箱绑定了会员账号，验证码已发出，5 分钟内有效。')).toBeTruthy()
  expect(bodies(toMail)).toEqual([
    { email: 'he@mail.example', captchaKey: 'captcha-key', captchaCode: '7KMP' },
  ])
  type(/^邮箱验证码/, '482913')
  press('重设密码')
  await waitFor(() => expect(onReset).toHaveBeenCalledWith('memberPersonal'))
  const password = encryptPassword('a new one')
  expect(bodies(reset)).toEqual([{ username: '13800010003', mailCode: '482913', password }])
})

it('goes to the first that is wrong in the order of the page, also after the way was changed', async () => {
  const bodies = await open()
  press('by mail')
  type(/^登录账号/, 'anzhu')
  type(/^密码/, '12345')
  type(/^再次输入密码/, '123456')
  press('重设密码')
  expect(await screen.findByText('请输入邮箱。')).toBeTruthy()
  for (const text of ['请输入邮箱验证码。', '密码至少 6 个字符。', '两次输入的密码不一致。'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(field(/^绑定的邮箱/))
  expect(bodies(reset)).toEqual([])
})

it.each([
  ['error.phoneCode', '短信验证码', '短信验证码不正确或已失效，请核对短信，或重新获取。'],
  ['error.mailCode', '邮箱验证码', '邮箱验证码不正确或已失效，请核对邮件，或重新获取。'],
])('says %s beside the code, whether or not there is such an account', async (code, label, text) => {
  await open({ [reset]: () => problem(400, code) })
  if (code === 'error.mailCode') {
    press('by mail')
    type(/^绑定的邮箱/, 'nobody@mail.example')
  }
  type(/^登录账号/, 'nobody')
  type(new RegExp(`^${label}`), '000000')
  choosePassword()
  press('重设密码')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(field(new RegExp(`^${label}`)))
  expect(onReset).not.toHaveBeenCalled()
})

it('says that the password may be a new one when nobody answered', async () => {
  const answered = vi.fn<() => Response>()
  answered.mockImplementationOnce(() => {
    throw new TypeError('fetch failed')
  })
  answered.mockImplementation(() => problem(400, 'error.phoneCode', { field: 'phoneCode' }))
  await open({ [reset]: answered })
  type(/^登录账号/, 'mingce')
  type(/^图形验证码/, '7KMP')
  type(/^短信验证码/, '482913')
  choosePassword()
  press('重设密码')
  expect(await screen.findByText(/没有收到服务器的答复，密码可能已经修改/)).toBeTruthy()
  press('重设密码')
  expect(await screen.findByText(/短信验证码不正确或已失效/)).toBeTruthy()
  expect(screen.getByText(/密码可能已经修改/)).toBeTruthy()
})
