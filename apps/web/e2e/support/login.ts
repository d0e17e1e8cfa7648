import { expect, type Page } from '@playwright/test'
import { captchaAnswer, persona } from './personas.ts'

/** Where each kind of member logs in, what the login is called there, and where it leads. */
const doors = {
  UNIT: { path: '/MemberLogin', label: '登录账号或统一社会信用代码', home: '/unitMemberIndex' },
  PERSON: { path: '/person/login', label: '手机号码', home: '/personMemberIndex' },
}

/**
 * Logs in through the form, as a reader would.
 *
 * @param key the persona's key, such as `su` or `hengxin`
 * @param redirect address on the site to land on; the member's home page when left out
 */
export async function loginAs(page: Page, key: string, redirect?: string): Promise<void> {
  const { kind, login, password } = persona(key)
  const { path, label, home } = doors[kind]
  await page.goto(redirect ? `${path}?${new URLSearchParams({ redirect })}` : path)
  // Nobody can answer a captcha that is not there yet.
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await page.getByLabel(label).fill(login)
  // A password field has no role, and its label ends with the mark of what is required.
  await page.getByLabel(/^密码/).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(captchaAnswer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(redirect ?? home)
}
