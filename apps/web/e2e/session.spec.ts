import type { Page } from '@playwright/test'
import { loginAs } from './support/login.ts'
import { captchaAnswer, persona } from './support/personas.ts'
import { storeBefore } from './support/stored.ts'
import { expect, test } from './support/test.ts'

const fees = '/financialManagement/fees'
const lin = persona('lin')

async function logIn(page: Page, password = lin.password, answer = captchaAnswer): Promise<void> {
  // Nobody can answer a captcha that is not there yet.
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await page.getByLabel('手机号码').fill(lin.login)
  await page.getByLabel(/^密码/).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(answer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a token that is no longer good leads to the login, and the login back', async ({ page, allow }) => {
  allow(/^401: GET .*\/api\/currentUser$/)
  await storeBefore(page, { access_token: 'expired', loginFlag: '1' })
  await page.goto(`${fees}?page=1`)
  await expect(page).toHaveURL(/\/MemberLogin\?redirect=%2FfinancialManagement%2Ffees/)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await page.getByRole('link', { name: '前往个人会员登录' }).click()
  await logIn(page)
  await expect(page).toHaveURL(/\/financialManagement\/fees/)
  await expect(page.getByRole('table', { name: '各年度会费' })).toBeVisible()
})

test('a session that ends while the page is open says so', async ({ page, allow }) => {
  allow(/^401: GET .*\/ht\/api\//)
  await loginAs(page, 'lin', fees)
  await expect(page.getByRole('table', { name: '各年度会费' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
  await page.getByRole('link', { name: '订单', exact: true }).click()
  await expect(page.getByText('Unauthorized')).toBeVisible()
  await expect(page).toHaveURL(/\/MemberLogin\?redirect=%2FfinancialManagement%2Forders/)
})

for (const redirect of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`the login does not lead to ${redirect}`, async ({ page, baseURL }) => {
    await page.goto(`/person/login?${new URLSearchParams({ redirect })}`)
    await logIn(page)
    await expect(page).toHaveURL(`${baseURL}/personMemberIndex`)
  })
}

test('logging out asks first, and ends the session', async ({ page }) => {
  await loginAs(page, 'lin')
  const leave = page.getByRole('button', { name: '安全退出' })
  const question = page.getByRole('alertdialog', { name: '是否退出账号?' })
  await leave.click()
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/personMemberIndex')
  await leave.click()
  await question.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/person/login')
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

const refusals = [
  {
    what: 'password',
    password: 'not-the-password',
    answer: captchaAnswer,
    field: /^密码/,
    words: '账号或密码不正确。',
  },
  {
    what: 'captcha',
    password: lin.password,
    answer: '000000',
    field: /^图形验证码/,
    words: '图形验证码不正确，请重新输入。',
  },
]

for (const { what, password, answer, field, words } of refusals) {
  test(`a wrong ${what} is told beside its field, with a fresh captcha`, async ({ page, allow }) => {
    allow(/^40[01]: POST /)
    await page.goto('/person/login')
    const picture = page.getByRole('img', { name: '图形验证码' })
    await expect(picture).toBeVisible()
    const before = await picture.getAttribute('src')
    await logIn(page, password, answer)
    const input = page.getByLabel(field).and(page.locator('input'))
    await expect(input).toHaveAccessibleDescription(words)
    await expect(input).toBeFocused()
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('')
  })
}

test('a member page is closed to a visitor', async ({ page }) => {
  await page.goto('/personMemberIndex')
  await expect(page).toHaveURL('/MemberLogin?redirect=%2FpersonMemberIndex')
})

test('a person who opens a page of the units lands in the own centre', async ({ page }) => {
  await loginAs(page, 'lin')
  await page.goto('/unitPay/fees')
  await expect(page).toHaveURL('/personMemberIndex')
  await expect(page.getByRole('heading', { name: '个人会员中心' })).toBeVisible()
})
