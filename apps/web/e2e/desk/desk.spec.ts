import type { Page } from '@playwright/test'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const tab = (page: Page, name: string | RegExp) => tabs(page).getByRole('link', { name })

test('the membership department returns an application, takes that back, and approves it', {
  tag: ['@desktop', '@always'],
}, async ({ page }) => {
  await enterAs(page, 'huiyuanbu', '/list/applications')
  await page.getByRole('link', { name: /^SQ\d+003016/ }).click()
  await page.getByRole('button', { name: '领取审核' }).click()
  await expect(page.getByRole('button', { name: '放回待审核' })).toBeVisible()
  await page.getByRole('button', { name: '退回补正' }).click()
  await expect(page.getByRole('alert')).toContainText('请写明理由')
  await page.getByRole('button', { name: '标注详细地址需补正' }).click()
  await page.getByRole('textbox', { name: '详细地址需要怎样补正' }).fill('与营业执照不一致')
  await page.getByRole('button', { name: '退回补正' }).click()
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await expect(page.getByText('决定已作出')).toBeVisible()
})

test('pages stay in their tabs as they were left, the last one stays, and a reload brings them back', {
  tag: ['@desktop', '@always'],
}, async ({ page }) => {
  await enterAs(page, 'mishuzhang', '/list/members')
  await page.getByRole('searchbox', { name: '按名称查找' }).fill('苏婉清')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '苏婉清', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '苏婉清' })).toBeVisible()
  await page.reload()
  await expect(tab(page, '苏婉清')).toHaveAttribute('aria-current', 'page')
  await tab(page, '会员名录').click()
  await expect(page).toHaveURL(/\/list\/members\?name=/)
  await expect(page.getByRole('searchbox', { name: '按名称查找' })).toHaveValue('苏婉清')
  await tab(page, '苏婉清').press('Delete')
  await expect(tabs(page).getByRole('listitem')).toHaveCount(1)
  await tab(page, '会员名录').press('Delete')
  await expect(page.getByText('这是最后一个标签页，不能关闭')).toBeVisible()
})

test('an opinion that was begun is there again, whatever closed its record', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterAs(page, 'caiwubu', '/list/orders')
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '退款管理' }).click()
  const record = page.getByRole('link', { name: /^办理 / }).first()
  const opinion = page.getByRole('textbox', { name: '审核意见' })
  await record.click()
  await opinion.fill('账户信息与缴费凭证不一致')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await record.click()
  await expect(opinion).toHaveValue('账户信息与缴费凭证不一致')
  await page.reload()
  await expect(opinion).toHaveValue('账户信息与缴费凭证不一致')
})

test('a dialog is closed with its tab, and open with it again as it was', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAs(page, 'caiwubu', '/list/orders')
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '会费管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会费管理' })).toBeVisible()
  await page.getByRole('button', { name: '常用筛选' }).click()
  await page.getByRole('menuitem', { name: '保存与管理…' }).click()
  const name = page.getByRole('textbox', { name: '把当前筛选和排序保存为' })
  await name.fill('逾期的')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '列设置' }).click()
  await page.keyboard.press('Escape')
  await page.goForward()
  await expect(name).toHaveValue('逾期的')
})

test('an address of the desk that nothing lives at is said there', { tag: '@desktop' }, async ({ page }) => {
  await enterAs(page, 'caiwubu', '/list/orders')
  await expect(tab(page, '订单管理')).toBeVisible()
  await page.goto('/list/nothing')
  await expect(page.getByRole('heading', { level: 1, name: '404 没有找到这个页面' })).toBeVisible()
  await expect(tab(page, '订单管理')).toBeVisible()
})

test('a folded menu lists the pages of a group beside it', { tag: '@desktop' }, async ({ page }) => {
  await enterAs(page, 'caiwubu', '/list/orders')
  await page.getByRole('button', { name: '折叠菜单' }).click()
  await page.getByRole('button', { name: '业务办理' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: '发票管理' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '发票管理' })).toBeVisible()
})

test('a dark menu is dark in the header as well, and the pages below it are not', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem('deskSettings', JSON.stringify({ layout: 'top', navTheme: 'dark' })),
  )
  await enterAs(page, 'huiyuanbu', '/list/members')
  const colourOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(page.getByRole('banner').getByRole('navigation', { name: '主菜单' })).toBeVisible()
  expect(await colourOf('header[data-theme=dark]')).toBe('rgb(19, 30, 50)')
  expect(await page.locator('html').getAttribute('data-theme')).not.toBe('dark')
})

test('the finance department pays a refund back by a transfer', { tag: ['@desktop', '@always'] }, async ({
  page,
}) => {
  await enterAs(page, 'caiwubu', '/form/step-form')
  await page.getByRole('textbox', { name: '收款账号' }).fill('6217000010001234567')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: /^确认退款 ¥/ }).click()
  await expect(page.getByRole('heading', { name: '退款已登记' })).toBeVisible()
})

test('a member finds no desk, a visitor is led home, and the search finds a page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/list/orders')
  await expect(page).toHaveURL('/')
  await enterAs(page, 'su', '/list/orders')
  await expect(page.getByRole('heading', { level: 1, name: '无权限' })).toBeVisible()
  await enterAs(page, 'mishuzhang', '/list/orders')
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: '页面名称、编号或姓名' }).fill('发票')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/list/invoices')
})
