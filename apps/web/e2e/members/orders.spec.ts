import type { Page } from '@playwright/test'
import { controlsOf, decideAtCashier, openCode } from '../support/paying.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** Leads from the payment to the page of the order. */
async function openOrder(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('order')
  await page.goto(`/financialManagement/orders/${id}`)
  await expect(page.getByRole('heading', { name: '订单进度' })).toBeVisible()
}

const progress = (page: Page) => page.getByRole('main').getByRole('listitem')

test('an unpaid order has an address of its own, its time, and is cancelled after asking', {
  tag: '@always',
}, async ({ page }) => {
  test.slow()
  await openCode(page, 'su')
  await openOrder(page)
  await expect(page.locator('p').filter({ has: page.getByRole('timer') })).toHaveText(/1:\d\d:\d\d|2:00:00/)
  await expect(page.getByRole('link', { name: '继续支付' })).toHaveAttribute('href', /order=\d+/)

  await page.getByRole('button', { name: '取消订单' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '保留订单' }).click()
  await expect(page.getByRole('link', { name: '继续支付' })).toBeVisible()

  await page.getByRole('button', { name: '取消订单' }).click()
  await question.getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已关闭' })).toBeVisible()
  await expect(progress(page).last()).toContainText('订单已关闭')
  await page.getByRole('link', { name: '重新缴费' }).click()
  await expect(page.getByRole('button', { name: /^支付 ¥/ })).toBeVisible()
})

test('an order that was paid meanwhile is not cancelled, and says so', { tag: '@full' }, async ({
  page,
  world,
  allow,
}) => {
  allow(/^409: POST .*cancel/)
  await openCode(page, 'su')
  await controlsOf(world).POST('/faults', { body: { kind: 'NEVER', count: 1 } })
  await decideAtCashier(page, '支付成功')
  await openOrder(page)
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByText('订单已支付，无需重复支付。')).toBeVisible()
  await expect(progress(page).last()).toContainText('已支付')
})

test('a paid order is asked back with its reason, and the page follows it to its end', {
  tag: '@always',
}, async ({ page, world }) => {
  test.slow()
  await openCode(page, 'he')
  await decideAtCashier(page, '支付成功')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await openOrder(page)
  await expect(page.getByRole('link', { name: '打印缴费凭证' })).toBeVisible()
  await page.getByRole('button', { name: '申请退款' }).click()
  const dialog = page.getByRole('dialog', { name: '申请退款' })
  await expect(dialog).toContainText('由支付渠道原路退回')
  await expect(dialog).toContainText('会籍有效期退回到仍已缴费的最后一个年度')
  await dialog.getByRole('button', { name: '提交退款申请' }).click()
  await expect(dialog.getByRole('textbox', { name: '退款原因' })).toBeFocused()
  await dialog.getByRole('textbox', { name: '退款原因' }).fill('重复缴费')
  await dialog.getByRole('button', { name: '提交退款申请' }).click()
  await expect(progress(page).filter({ hasText: '已申请退款' })).toContainText('重复缴费')
  await expect(progress(page).last()).toContainText('协会正在审核退款')

  await controlsOf(world).PUT('/clock', { body: { advanceSeconds: 3600 } })
  await page.reload()
  await expect(progress(page).last()).toContainText('退款已通过')
  await expect(page.getByRole('status').filter({ hasText: '已退款' })).toBeVisible()
})

test('the old address of an order leads to its page; one that there is not says so', {
  tag: '@full',
}, async ({ page, allow }) => {
  allow(/^40[04]: GET .*member-order-detail/)
  await enterAs(page, 'cheng', '/financialManagement/orders')
  const href = await page.getByRole('link', { name: /^详情/ }).first().getAttribute('href')
  const id = href?.split('/').at(-1)
  await page.goto(`/financialManagement/orders?order=${id}`)
  await expect(page).toHaveURL(`/financialManagement/orders/${id}`)
  for (const wrong of ['999999999', 'nothing', '-1']) {
    await page.goto(`/financialManagement/orders/${wrong}`)
    await expect(page.getByText('没有找到这笔订单')).toBeVisible()
  }
})

test('payments and refunds have lists of their own, with their sum and a spreadsheet of what is filtered', async ({
  page,
}) => {
  await enterAs(page, 'hengxin', '/unitPay/refunds')
  const rows = page.getByRole('table', { name: '退款记录' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/退款中|已退款/)
  await page.getByRole('link', { name: '支付记录' }).click()
  await page.getByLabel('支付方式').selectOption('银行转账')
  await expect(page).toHaveURL('/unitPay/payments?channel=BANK')
  await expect(page.getByText(/^共 \d+ 笔，合计 ¥/)).toBeVisible()
  // Until the narrowed list has come, the page shows and exports the one before.
  const payments = page.getByRole('table', { name: '支付记录' }).getByRole('row')
  await expect(payments.filter({ hasNotText: '银行转账' })).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出列表' }).click()
  const stream = await (await download).createReadStream()
  const text = (await stream.toArray()).join('')
  const [head, ...lines] = text.trim().split('\r\n')
  expect(head).toContain('订单编号,订单,付款人,金额（元）')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.every((line) => line.includes('银行转账'))).toBe(true)
})
