import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { enter, tabTo } from '../support/keyboard.ts'
import { captchaAnswer, codeTo, persona } from '../support/personas.ts'
import { enterAs } from '../support/session.ts'
import { replaceStored, storeBefore } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

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

test('a token that is no longer good leads to the login, and the login back', { tag: '@always' }, async ({
  page,
  allow,
}) => {
  allow(/^401: GET .*\/api\/currentUser$/)
  await storeBefore(page, { access_token: 'expired', loginFlag: '1' })
  await page.goto(`${fees}?page=1`)
  await expect(page).toHaveURL('/person/login?redirect=%2FfinancialManagement%2Ffees%3Fpage%3D1')
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  // The page itself would only lead back to the login.
  await expect(page.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/MemberLogin')
  await logIn(page)
  await expect(page).toHaveURL(/\/financialManagement\/fees/)
  await expect(page.getByRole('table', { name: '各年度会费' })).toBeVisible()
})

test('the way back from a login leads to the page of a course that visitors may read', async ({ page }) => {
  await page.goto('/continueEducate')
  await page.getByRole('link', { name: '登录' }).first().click()
  await expect(page).toHaveURL('/person/login?redirect=%2FcontinueEducate')
  await page.getByRole('link', { name: '返回', exact: true }).click()
  await expect(page).toHaveURL('/continueEducate')
})

test('whoever does not stay logged in is until the browser is closed', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
  await page.goto('/person/login')
  await page.getByRole('checkbox', { name: /^保持登录/ }).uncheck()
  await logIn(page)
  await expect(page).toHaveURL('/personMemberIndex')
  await page.reload()
  await expect(page).toHaveURL('/personMemberIndex')
  // A browser that is closed forgets its cookies without a date.
  await context.clearCookies({ name: 'browserOpen' })
  await page.goto('/personMemberIndex')
  await expect(page).toHaveURL(/login/i)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

test('a session that ends while the page is open says so', async ({ page, allow }) => {
  allow(/^401: GET .*\/ht\/api\//)
  await enterAs(page, 'lin', fees)
  await expect(page.getByRole('table', { name: '各年度会费' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
  await page.getByRole('link', { name: '订单', exact: true }).click()
  await expect(page.getByText('Unauthorized')).toBeVisible()
  await expect(page.getByText('Authorization verification failed', { exact: true })).toBeVisible()
  await expect(page.getByText('登录已失效，请重新登录。').first()).toBeVisible()
  await expect(page).toHaveURL(/\/person\/login\?redirect=%2FfinancialManagement%2Forders/)
})

const foreign = ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']

test('the login leads to no other website', { tag: ['@desktop', '@full'] }, async ({ page, baseURL }) => {
  for (const redirect of foreign)
    await test.step(redirect, async () => {
      await replaceStored(page, {})
      await page.goto(`/person/login?${new URLSearchParams({ redirect })}`)
      await logIn(page)
      await expect(page).toHaveURL(`${baseURL}/personMemberIndex`)
    })
})

/** The status with which the backend answers whoever has this token. */
const statusOf = (page: Page, token: string) =>
  page.evaluate(
    async (bearer) =>
      (await fetch('/ht/api/member/current', { headers: { Authorization: `Bearer ${bearer}` } })).status,
    token,
  )

test('logging out asks first, and ends the session here and on the server', { tag: '@always' }, async ({
  page,
  allow,
}) => {
  allow(/^401: GET .*\/member\/current$/)
  await enterAs(page, 'lin')
  const leave = page.getByRole('button', { name: '安全退出' })
  const question = page.getByRole('alertdialog', { name: '是否退出账号?' })
  await leave.click()
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/personMemberIndex')
  const token = await page.evaluate(() => {
    localStorage.setItem(`draft:@${localStorage.getItem('accountId')}:job`, '{}')
    return localStorage.getItem('access_token') ?? ''
  })
  expect(await statusOf(page, token)).toBe(200)
  await leave.click()
  await question.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/person/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await expect.poll(() => statusOf(page, token)).toBe(401)
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
  const tag = what === 'password' ? [] : ['@full']
  test(`a wrong ${what} is told beside its field, with a fresh captcha`, { tag }, async ({ page, allow }) => {
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

test('a member page is closed to a visitor, whom the login of its members leads back', async ({ page }) => {
  await page.goto('/unitPay/orders')
  await expect(page).toHaveURL('/MemberLogin?redirect=%2FunitPay%2Forders')
  await page.goto('/personMemberIndex')
  await expect(page).toHaveURL('/person/login?redirect=%2FpersonMemberIndex')
  // The specified login of a session that ended (MemberLogin) may be asked for a person's page.
  await page.goto('/MemberLogin?redirect=%2FpersonMemberIndex')
  const notice = page.getByText('您要打开的是个人会员的页面，请从个人会员登录进入。')
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: '个人会员登录', exact: true }).click()
  await expect(page).toHaveURL('/person/login?redirect=%2FpersonMemberIndex')
  await expect(notice).toBeHidden()
})

test('where nobody knows whose the session was, both logins are offered, each with the way back', {
  tag: '@full',
}, async ({ page, allow }) => {
  allow(/^401: GET .*\/api\/(currentUser|member\/current)$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeBefore(page, { access_token: 'expired' })
  await page.goto('/JoinUs')
  await expect(page).toHaveURL('/login?redirect=%2FJoinUs')
  await expect(page.getByRole('heading', { level: 1, name: '会员登录' })).toBeVisible()
  const main = page.getByRole('main')
  const unit = main.getByRole('link', { name: /^单位会员登录/ })
  await expect(unit).toHaveAttribute('href', '/MemberLogin?redirect=%2FJoinUs')
  await expectAccessibleInBothThemes(page)
  await enter(page, main.getByRole('link', { name: /^个人会员登录/ }))
  await expect(page).toHaveURL('/person/login?redirect=%2FJoinUs')
})

test('a public page does not wait for who is logged in, a login leads on when that is known', async ({
  page,
}) => {
  await enterAs(page, 'lin')
  await expect(page.getByRole('heading', { name: '个人会员中心' })).toBeVisible()
  // A role that is not known either, as where only the token is left.
  await page.evaluate(() => localStorage.removeItem('loginInfo'))
  const answer = Promise.withResolvers<void>()
  await page.route('**/ht/thsuaa/api/currentUser', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/ContactUs')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '联系我们' })).toBeVisible()
  await page.getByRole('link', { name: '会员中心登录' }).first().click()
  await expect(page.getByLabel(/^密码/)).toBeVisible()
  answer.resolve()
  await expect(page).toHaveURL('/ContactUs')
  await expect(page.getByRole('link', { name: /^个人会员中心/ }).first()).toBeVisible()
})

test('a person who opens a page of the units lands in the own centre, and is told', async ({ page }) => {
  await enterAs(page, 'lin')
  await page.goto('/unitPay/fees')
  await expect(page).toHaveURL('/personMemberIndex')
  await expect(page.getByRole('heading', { name: '个人会员中心' })).toBeVisible()
  await expect(page.getByText('这个页面没有对您开放')).toBeVisible()
  await expect(page.getByText(/^\/unitPay\/fees /)).toBeVisible()
})

/** Sets a new password by the keyboard, with a code that goes to the bound phone. */
async function resetByPhone(page: Page, login: string, password: string): Promise<void> {
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, page.getByLabel(name).and(page.locator('input')))
    await page.keyboard.type(text)
  }
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await type(/^登录账号/, login)
  await type(/^图形验证码/, captchaAnswer)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^如果账号无误，验证码已发送到 138\*{4}0001，5 分钟内有效。$/)).toBeVisible()
  await page.keyboard.type(captchaAnswer)
  await type(/^密码/, password)
  await type(/^再次输入密码/, password)
  await page.keyboard.press('Enter')
}

test('a forgotten password is set anew by the keyboard, and every earlier login ends', async ({
  page,
  allow,
}) => {
  allow(/^401: GET .*\/member\/current$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(page, 'lin')
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  await replaceStored(page, {})
  await page.goto(`/person/login?redirect=${encodeURIComponent(fees)}`)
  await enter(page, page.getByRole('link', { name: '忘记密码？' }))
  await expect(page.getByRole('heading', { level: 1, name: '重设密码' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await resetByPhone(page, lin.login, 'zaojia 2027')
  await expect(page).toHaveURL(`/person/login?redirect=${encodeURIComponent(fees)}`)
  await expect(page.getByText('新密码已生效')).toBeVisible()
  expect(await statusOf(page, token)).toBe(401)
  await logIn(page, 'zaojia 2027')
  await expect(page.getByRole('table', { name: '各年度会费' })).toBeVisible()
})

test('a person logs in by a code to the phone, and lands on the page that was wanted', {
  tag: '@full',
}, async ({ page, allow }) => {
  allow(/^400: POST .*\/authenticate$/)
  await page.goto(`/person/login?redirect=${encodeURIComponent(fees)}`)
  await page.getByRole('link', { name: '短信验证码登录' }).click()
  await expect(page).toHaveURL(/method=code/)
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await page.getByRole('textbox', { name: '手机号码' }).fill(lin.login)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  await page.getByRole('textbox', { name: '短信验证码' }).fill('135790')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText(/验证码(不正确|错误)/).first()).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(captchaAnswer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(fees)
  await expect(page.getByRole('table', { name: '各年度会费' })).toBeVisible()
})

test('a password is set anew by a code to the bound mail', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'su')
  const address = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/ht/api/member-basic/detail', { headers })
    return String((await answer.json()).email)
  })
  await replaceStored(page, {})
  await page.goto('/resetPassword')
  await page.getByRole('link', { name: '邮箱验证码' }).click()
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible()
  await page.getByRole('textbox', { name: '登录账号' }).fill(persona('su').login)
  await page.getByRole('textbox', { name: '绑定的邮箱' }).fill(address)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(captchaAnswer)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('如果这个邮箱绑定了会员账号，验证码已发出，5 分钟内有效。')).toBeVisible()
  await page.getByRole('textbox', { name: '邮箱验证码' }).fill(await codeTo(page, address))
  for (const name of [/^密码/, /^再次输入密码/])
    await page.getByLabel(name).and(page.locator('input')).fill('zaojia 2027')
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(page.getByText('新密码已生效')).toBeVisible()
  await expect(page).toHaveURL('/person/login')
})
