import { expect, type Page } from '@playwright/test'
import { captchaAnswer, persona, staffPersona } from './personas.ts'

const homes = { UNIT: '/unitMemberIndex', PERSON: '/personMemberIndex' }

/**
 * Opens the website with a session of a persona, which the mock hands out. How a member logs in by the form is what
 * `session.spec.ts` and `paid-fee.spec.ts` test.
 *
 * @param key the persona's key, such as `su` or `hengxin`
 * @param to address on the site to land on; the member's home page when left out
 */
export async function enterAs(page: Page, key: string, to: string = homes[persona(key).kind]): Promise<void> {
  await page.goto(`/ht/__mock/enter?${new URLSearchParams({ persona: key, to })}`)
  await expect(page).toHaveURL(to)
}

/**
 * Opens the association's desk with a session of somebody who works there.
 *
 * @param login such as `mishuzhang` or `caiwubu`
 */
export async function enterDesk(page: Page, login: string, to: string): Promise<void> {
  await page.goto(`/ht/__mock/enter?${new URLSearchParams({ persona: staffPersona(login).key, to })}`)
  await expect(page).toHaveURL(to)
}

/** The window that asks for the password again, over a page whose session has run out. */
export const reauthentication = (page: Page) => page.getByRole('dialog', { name: '登录已失效，请输入密码' })

/** Gives a unit's password to the window that asks for it again. */
export async function answerReauthentication(page: Page, key: string): Promise<void> {
  const { login, password } = persona(key)
  const window = reauthentication(page)
  await window.getByLabel('登录账号或统一社会信用代码').fill(login)
  await window.getByLabel(/^密码/).and(page.locator('input')).fill(password)
  await window.getByRole('textbox', { name: '图形验证码' }).fill(captchaAnswer)
  await window.getByRole('button', { name: '继续' }).click()
}
