import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { persona } from '../support/personas.ts'
import { answerReauthentication, enterAs, reauthentication } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const form = '/memberManagement?begin=UPGRADE&step=3'
const window = reauthentication
const reason = (page: Page) => page.getByLabel('申请说明')

/** Ends the session at the backend, while the page goes on with its token. */
const endOnServer = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    await fetch('/ht/api/member/logout', { method: 'POST', headers })
  })

/** Types into an application, and has the backend refuse to keep it. */
async function typeAndRunOut(page: Page): Promise<void> {
  await enterAs(page, 'hengxin', form)
  await reason(page).fill('连续五年信用评价 AAA')
  await endOnServer(page)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(window(page)).toBeVisible()
}

test('a session that ends in a form asks for the password on top of it, and nothing typed is lost', {
  tag: '@always',
}, async ({ page, allow }) => {
  allow(/^401: /)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await typeAndRunOut(page)
  await expect(window(page).getByRole('img', { name: '图形验证码' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // The page does not become another unit's.
  await answerReauthentication(page, 'mingce')
  await expect(window(page).getByText('这是另一个账号，当前页面不属于它。')).toBeVisible()
  await answerReauthentication(page, 'hengxin')
  await expect(window(page)).toBeHidden()
  await expect(reason(page)).toHaveValue('连续五年信用评价 AAA')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page).toHaveURL(/apply=\d+/)
  await expect(page.getByText(/^上次保存/)).toBeVisible()
  await expect(reason(page)).toHaveValue('连续五年信用评价 AAA')
})

test('a session that ends while a list of people is put together, which is no form, loses none of them', async ({
  page,
  allow,
}) => {
  allow(/^401: /)
  await enterAs(page, 'hengxin', '/unitPayment?step=new')
  await page.getByRole('button', { name: '从本单位人员选择' }).click()
  const people = page.getByRole('dialog', { name: '选择本单位人员' })
  await people.getByRole('textbox', { name: '按姓名查找' }).fill('苗')
  await people.getByRole('checkbox', { name: '全选 1 人' }).check()
  await people.getByRole('button', { name: '加入 1 人' }).click()
  await expect(people).toBeHidden()
  const years = page.getByRole('textbox', { name: /^第 \d+ 行年度$/ })
  await expect(years).toHaveCount(2)
  await endOnServer(page)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(window(page)).toBeVisible()
  await answerReauthentication(page, 'hengxin')
  await expect(window(page)).toBeHidden()
  await expect(years).toHaveCount(2)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page).toHaveURL(/batch=\d+/)
})

test('whoever is to log in as someone else is led to the door, and finds nothing of the first', async ({
  page,
  allow,
}) => {
  allow(/^401: /)
  await typeAndRunOut(page)
  await window(page).getByRole('button', { name: '登录其他账号' }).click()
  await expect(page).toHaveURL(/^[^?]*\/MemberLogin\?redirect=/)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await enterAs(page, 'mingce', form)
  await expect(reason(page)).toHaveValue('')
})

test('another tab that notices the end, logs in again or changes the account', { tag: '@desktop' }, async ({
  page,
  context,
  allow,
}) => {
  allow(/^401: /)
  await enterAs(page, 'hengxin', form)
  await reason(page).fill('两个窗口')
  const other = await context.newPage()
  await other.goto('/unitPay/fees')
  await expect(other.getByRole('table')).toBeVisible()
  await endOnServer(page)
  await other.reload()
  await expect(other).toHaveURL(/\/MemberLogin/)
  await expect(window(page)).toBeVisible()
  await enterAs(other, 'hengxin', '/unitPay/fees')
  await expect(window(page)).toBeHidden()
  await expect(reason(page)).toHaveValue('两个窗口')
  await enterAs(other, 'mingce', '/unitPay/fees')
  await expect(reason(page)).toHaveValue('')
})

test('after a logout neither the way back nor a page that the browser kept shows anything of the member', async ({
  page,
}) => {
  await enterAs(page, 'lin', '/personalCenter/profile')
  await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible()
  await page.getByRole('button', { name: '安全退出' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/person/login')
  await page.goBack()
  await expect(page).toHaveURL(/\/person\/login\?redirect=/)
  await expect(page.getByText(persona('lin').name)).toHaveCount(0)
})

test('a page that the browser kept is loaded anew when its member has logged out', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'lin', '/personalCenter/profile')
  await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible()
  await page.evaluate(() => {
    const pass = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    pass('pagehide')
    localStorage.clear()
    pass('pageshow')
  })
  await expect(page).toHaveURL(/\/person\/login\?redirect=/)
})
