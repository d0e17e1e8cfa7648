import type { Page } from '@playwright/test'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const tab = (page: Page) => page.getByRole('link', { name: /^信息中心/ }).first()
const rows = (page: Page) => page.getByRole('table', { name: '信息中心' }).getByRole('row')
const unreadOf = async (page: Page) => Number(/(\d+) 条未读/.exec(await tab(page).innerText())?.[1] ?? 0)

test('a notice that is opened is read, in the list and in the tab’s number, and leads to what it is about', {
  tag: '@always',
}, async ({ page }) => {
  await enterAs(page, 'su', '/informationCenter?read=no')
  await expect(tab(page)).toContainText('条未读')
  const before = await unreadOf(page)
  await expect(rows(page)).toHaveCount(before + 1)
  const link = rows(page).nth(1).getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.poll(() => unreadOf(page)).toBe(before - 1)
  await page.getByRole('link', { name: '返回信息中心' }).click()
  await expect(rows(page)).toHaveCount(before)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('all notices are read at once', async ({ page }) => {
  await enterAs(page, 'su', '/informationCenter')
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await expect(tab(page)).not.toContainText('条未读')
  await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
  await page.getByLabel('阅读').selectOption('未读')
  await expect(page.getByText('没有这样的消息')).toBeVisible()
})

test('another member’s notice is not found', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'su', '/informationCenter?message=101')
  await expect(page.getByRole('alert')).toContainText('没有找到这条消息')
})

test('the benefits lead to where they are used', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'su', '/memberBenefits')
  await expect(page.getByRole('heading', { name: /材料价格/ })).toBeVisible()
  await page.getByRole('link', { name: '去使用：材料价格信息' }).click()
  await expect(page).toHaveURL(/\/GovernmentMinistry/)
})

test('a unit reads its notices, which the header leads to', async ({ page }) => {
  await enterAs(page, 'hengxin')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^信息中心/ })
    .click()
  await expect(page).toHaveURL('/unitMessages')
  const link = rows(page).nth(1).getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('link', { name: '返回信息中心' }).click()
  await expect(page).toHaveURL('/unitMessages')
})

test('a tab for what one may not do is not there', { tag: '@full' }, async ({ page }) => {
  const taken = new Set(['fees.read'])
  await page.route('**/thsuaa/api/currentUser', async (route) => {
    const user = await (await route.fetch()).json()
    const permissions = user.permissions.filter(({ name }: { name: string }) => !taken.has(name))
    await route.fulfill({ json: { ...user, permissions } })
  })
  await enterAs(page, 'lin')
  const tabs = page.getByRole('navigation', { name: '个人会员中心' })
  await expect(page.getByRole('link', { name: '会费缴纳' })).toHaveCount(0)
  await tabs.getByRole('link', { name: '财务管理' }).click()
  await expect(page).toHaveURL('/financialManagement/orders')
  const parts = page.getByRole('navigation', { name: '财务管理' })
  await expect(parts.getByRole('link', { name: '发票' })).toBeVisible()
  await expect(parts.getByRole('link', { name: '会费' })).toHaveCount(0)
  taken.add('orders.read')
  await page.goto('/personMemberIndex')
  await expect(tabs.getByRole('link', { name: '会员管理' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: '财务管理' })).toHaveCount(0)
})
