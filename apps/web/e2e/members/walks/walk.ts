import type { Page } from '@playwright/test'
import { controlsOf } from '../../support/paying.ts'
import { captchaAnswer } from '../../support/personas.ts'
import { expect } from '../../support/test.ts'

/** What who walks sets as a password at first. */
export const password = 'zaojia 2026'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()
export const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** Proves a phone and sets the password, the last part of both registrations. */
export async function finishRegistration(page: Page, phone: string): Promise<void> {
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await textbox(page, '手机号码').fill(phone)
  await textbox(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('短信验证码已发出，5 分钟内有效。')).toBeVisible()
  await textbox(page, '短信验证码').fill(captchaAnswer)
  await page.getByLabel(/^密码/).fill(password)
  await page.getByLabel(/^再次输入密码/).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
}

/** Uploads one file of each kind that is asked for. */
export async function uploadAll(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    const name = `${label}.png`
    await page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer: png })
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Sends an application from its last step. */
export async function submit(page: Page): Promise<void> {
  await step(page, '确认提交')
  const statement = page.getByRole('checkbox')
  if (!(await statement.isChecked())) await statement.check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，等待初审')).toBeVisible()
}

/** The application of an applicant that waits for the association. */
async function waitingOf(world: string, applicant: string) {
  const { data = [] } = await controlsOf(world).GET('/reviews')
  return data.find(
    ({ kind, title, subtitle }) => kind === 'APPLICATION' && `${title} ${subtitle}`.includes(applicant),
  )
}

/** Returns the application of an applicant. @param opinion what is to be mended */
export async function returnIt(world: string, applicant: string, opinion: string): Promise<void> {
  const review = await waitingOf(world, applicant)
  const path = { kind: 'APPLICATION', id: review?.id ?? 0 }
  const body = { result: 'RETURN' as const, opinion }
  const { response } = await controlsOf(world).POST('/reviews/{kind}/{id}', { params: { path }, body })
  expect(response.status).toBe(204)
}

/** Approves the application of an applicant at each of its reviews. */
export async function approve(world: string, applicant: string): Promise<void> {
  for (;;) {
    const review = await waitingOf(world, applicant)
    if (!review) return
    const path = { kind: 'APPLICATION', id: review.id }
    const { response } = await controlsOf(world).POST('/reviews/{kind}/{id}', {
      params: { path },
      body: { result: 'APPROVE', opinion: '同意' },
    })
    expect(response.status).toBe(204)
  }
}

/** Goes from the home to the payment that it asks for, and pays at the cashier. */
export async function payFromHome(page: Page, world: string): Promise<void> {
  await page.getByRole('link', { name: '立即缴费' }).first().click()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  const controls = controlsOf(world)
  const { data: [order] = [] } = await controls.GET('/orders')
  await controls.POST('/orders/{id}/pay', { params: { path: { id: order?.id ?? 0 } } })
  await expect(page.getByText('支付成功').first()).toBeVisible()
}
