import type { Page } from '@playwright/test'
import type { Channel, Order } from '../../../../../mock-api/src/testing/money/books.ts'
import { button } from '../../../support/repeated-writes.ts'
import { expectLoaded } from '../../../support/settled.ts'
import { expect } from '../../../support/test.ts'

/** What a member does on the money pages, each as small as a press or two. */

const channelWords: Record<Channel, RegExp> = { WECHAT: /微信支付/, ALIPAY: /支付宝/ }
const code = (page: Page) => page.getByRole('link', { name: '在本机打开收银台' })
export const payButton = (page: Page) => button(page, /^支付 ¥/)

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectLoaded(page)
}

export const openOrder = (page: Page, id: number) => open(page, `/financialManagement/orders/${id}`)
export const openPayment = (page: Page, id: number) => open(page, `/pay?order=${id}`)

/** Chooses years in the list of fees and goes on to their bill. */
export async function chooseFees(page: Page, years: readonly number[]): Promise<void> {
  await open(page, '/financialManagement/fees')
  for (const year of years) await page.getByRole('checkbox', { name: `${year} 年度` }).check()
  await page.getByRole('link', { name: '合并缴费' }).click()
  await expect(payButton(page)).toBeVisible()
}

/** Presses the button that pays by a channel; what comes then depends on that. */
export async function payBy(page: Page, channel: Channel): Promise<void> {
  await page.getByRole('radio', { name: channelWords[channel] }).check()
  await payButton(page).click()
}

/** The cashier to which WeChat's code leads, in a window of its own. */
async function openCode(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await code(page).click()
  return await opened
}

/** The cashier of an order that has just been turned to a channel. */
export async function cashierOf(page: Page, channel: Channel): Promise<Page> {
  const cashier = channel === 'WECHAT' ? await openCode(page) : page
  await expect(cashier).toHaveURL(/\/cashier/)
  return cashier
}

/** Goes from the payment of an open order to the cashier of a channel, which may not be the one that it was turned to. */
export async function goToCashier(
  page: Page,
  { id, channel: present }: Order,
  channel: Channel,
): Promise<Page> {
  await openPayment(page, id)
  const other = button(page, '更换支付方式')
  await expect(payButton(page).or(other).first()).toBeVisible()
  const isBegun = present === channel && !(await payButton(page).isVisible())
  if (!isBegun) {
    if (!(await payButton(page).isVisible())) await other.click()
    await payBy(page, channel)
  } else if (channel === 'ALIPAY') await button(page, '前往支付宝付款').click()
  return cashierOf(page, channel)
}

/** Presses a button of the cashier, and comes back to the website. */
export async function decide(page: Page, cashier: Page, outcome: string): Promise<void> {
  await button(cashier, outcome).click()
  await leaveCashier(page, cashier)
}

/** Leaves the cashier as it is. */
export async function leaveCashier(page: Page, cashier: Page): Promise<void> {
  await cashier.waitForLoadState()
  if (cashier === page) return
  await cashier.close()
  await page.bringToFront()
}

/** Cancels the order that is open, and says yes when asked. */
export async function cancel(page: Page): Promise<void> {
  await button(page, '取消订单').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

/** Asks the order that is open back. @param pick which of its years, where there are several; none are left as they are */
export async function askBack(
  page: Page,
  pick: (years: number[]) => number[],
): Promise<number[] | undefined> {
  await button(page, '申请退款').click()
  const dialog = page.getByRole('dialog', { name: '申请退款' })
  const lines = dialog.getByRole('list', { name: '退款内容' }).getByRole('checkbox')
  await expect(dialog.getByRole('textbox', { name: '退款原因' })).toBeVisible()
  let asked: number[] | undefined
  if ((await lines.count()) > 0) {
    const years = new Map<number, number>()
    for (const [index, line] of (await lines.all()).entries()) {
      const name = await line.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '')
      if (await line.isEnabled()) years.set(Number(/20\d\d/.exec(name)?.[0]), index)
    }
    asked = pick([...years.keys()])
    for (const [year, index] of years) await lines.nth(index).setChecked(asked.includes(year))
  }
  await dialog.getByRole('textbox', { name: '退款原因' }).fill('重复缴费')
  await dialog.getByRole('button', { name: '提交退款申请' }).click()
  await expect(dialog).toBeHidden()
  return asked
}

/** Applies for an invoice over an order. @returns the invoice's id */
export async function applyForInvoice(page: Page, orderId: number): Promise<number> {
  await open(page, `/financialManagement/invoices?order=${orderId}`)
  await page.getByRole('radio', { name: '个人' }).check()
  await page.getByRole('textbox', { name: '发票抬头' }).fill('苏婉清')
  await page.getByRole('textbox', { name: '接收邮箱' }).fill('su@mail.example')
  await button(page, '提交开票申请').click()
  await expect(page).toHaveURL(/invoice=\d+/)
  return Number(new URL(page.url()).searchParams.get('invoice'))
}

/** Sends an application once more. */
export async function mendInvoice(page: Page, id: number): Promise<void> {
  await open(page, `/financialManagement/invoices?invoice=${id}&part=mend`)
  await button(page, '修改并重新提交').click()
  await expect(page).not.toHaveURL(/part=mend/)
}
