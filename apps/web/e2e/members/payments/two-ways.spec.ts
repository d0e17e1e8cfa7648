import type { Page } from '@playwright/test'
import { unwrap } from '@portal/api-contract'
import { controlsOf, decideAtCashier, openCode, openPayment } from '../../support/paying.ts'
import { button, listOf } from '../../support/repeated-writes.ts'
import { expect, test } from '../../support/test.ts'

const paid = (page: Page) => page.getByRole('heading', { name: '支付成功' })
const state = (page: Page) => page.getByRole('main').getByRole('status').first()

/** The payments that hold a fee of the member who is here: one order, however it was tried. */
const paidOrders = async (page: Page) =>
  (await listOf(page, 'member-orders?status.equals=PAID&payTime.specified=true&sort=id,desc&size=5')).length

test('a payment that is begun in two tabs is one order, and both tabs say that it is paid', {
  tag: ['@desktop', '@always'],
}, async ({ page, context, allow }) => {
  allow(/^409: POST .*native\/pay/)
  await openPayment(page, 'su')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(button(other, /^支付 ¥/)).toBeVisible()
  await button(page, /^支付 ¥/).click()
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  await button(other, /^支付 ¥/).click()
  const code = other.getByRole('img', { name: '微信支付二维码' })
  await expect(code).toBeVisible()
  const order = (tab: Page) => new URL(tab.url()).searchParams.get('order')
  await expect.poll(() => order(other)).toBe(order(page))
  const before = await paidOrders(page)
  await decideAtCashier(page, '支付成功')
  await expect(paid(page)).toBeVisible()
  await other.bringToFront()
  await expect(paid(other)).toBeVisible()
  expect(await paidOrders(page)).toBe(before + 1)
})

test('an order that is open at two channels is paid once: the other cashier takes nothing more', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, world, allow }) => {
  allow(/^409: POST .*cashier/)
  await openCode(page, 'su')
  const weixin = await page.getByRole('link', { name: '在本机打开收银台' }).getAttribute('href')
  const phone = await context.newPage()
  await phone.goto(weixin ?? '')
  await expect(phone.getByRole('button', { name: '支付成功' })).toBeVisible()
  await page.bringToFront()
  await button(page, '更换支付方式').click()
  await button(page, /^支付 ¥/).click()
  await expect(page).toHaveURL(/\/cashier\?/)
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(paid(page)).toBeVisible()
  const answered = phone.waitForResponse((answer) => answer.request().method() === 'POST')
  await phone.getByRole('button', { name: '支付成功' }).click()
  expect((await answered).status()).toBe(409)
  const order = new URL(page.url()).searchParams.get('order')
  const { orderNo } = (await listOf(page, `member-order-detail/${order}`)) as unknown as { orderNo: string }
  const states = async () => {
    const payments = await unwrap(controlsOf(world).GET('/payments'))
    return payments
      .filter((payment) => payment.orderNo === orderNo)
      .map(({ state: became }) => became)
      .sort()
  }
  await expect.poll(states).toEqual(['SETTLED'])
  await page.reload()
  await expect(paid(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('支付宝')
})

test('a network that is lost while somebody pays loses nothing: the page says so, and goes on by itself', {
  tag: '@desktop',
}, async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await openCode(page, 'su')
  await context.setOffline(true)
  await expect(page.getByText(/网络已断开。订单不会丢失/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/网络已断开。订单不会丢失/)).toBeHidden()
  await expect(state(page)).toHaveText('等待付款。付款后本页会自动显示结果。')
  await decideAtCashier(page, '支付成功')
  await expect(paid(page)).toBeVisible()
})
