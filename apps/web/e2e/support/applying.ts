import { expect, type Page } from '@playwright/test'
import { captchaAnswer } from './personas.ts'

/** One pixel, as a file that somebody chooses. */
export const photo = {
  name: '证件照.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Has a code sent to a visitor's phone and fills it in, as the last part of an application asks for. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await field(page, '手机号码').fill(phone)
  await field(page, '图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('短信验证码已发出，5 分钟内有效。')).toBeVisible()
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  await field(page, '短信验证码').fill(captchaAnswer)
}
