import { valibotResolver } from '@hookform/resolvers/valibot'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { phoneCodeRule, phoneRule } from '../fields/rules.ts'
import { ProofSection } from './proof-section.tsx'

const schema = v.object({
  phone: phoneRule,
  captchaCode: v.string(),
  phoneCode: phoneCodeRule,
  isTrue: v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed),
  ),
})

function Application() {
  const form = useForm({
    defaultValues: { phone: '', captchaCode: '', phoneCode: '', isTrue: false },
    resolver: valibotResolver(schema),
  })
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <ProofSection form={form} statement="属实" />
      <button type="submit">提交</button>
    </form>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

let calls: ReturnType<typeof fakeApi>
beforeEach(async () => {
  calls = fakeApi({
    'GET /api/public/code': () =>
      Response.json({ captchaKey: 'k', image: 'data:image/svg+xml,', expiresIn: 300 }),
    'POST /api/public/phoneCode': () => Response.json({ expiresIn: 300, resendAfter: 60 }),
  })
  await renderPage(<Application />)
  await screen.findByRole('img', { name: '图形验证码' })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('goes to the first that is wrong in the order of the page', async () => {
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交' }))
  submit()
  await waitFor(() => expect(document.activeElement).toBe(field('手机号码')))
  fill('手机号码', '13900030001')
  submit()
  await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')))
})

it('has the code sent by Enter in the captcha, once', async () => {
  fill('手机号码', '13900030001')
  fill('图形验证码', 'ABCD')
  fireEvent.keyDown(field('图形验证码'), { key: 'Enter' })
  await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')))
  fireEvent.keyDown(field('图形验证码'), { key: 'Enter' })
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1)
})

it('says beside its button why no code was sent', async () => {
  fakeApi({
    'GET /api/public/code': () =>
      Response.json({ captchaKey: 'k', image: 'data:image/svg+xml,', expiresIn: 300 }),
    'POST /api/public/phoneCode': () => new Response(null, { status: 500 }),
  })
  fill('手机号码', '13900030001')
  fill('图形验证码', 'ABCD')
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  const said = await screen.findByText('服务器出了问题，请稍后重试。')
  expect(field('短信验证码').getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id)
})
