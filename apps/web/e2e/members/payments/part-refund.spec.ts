import type { Page } from '@playwright/test'
import { decideAtCashier } from '../../support/paying.ts'
import { button } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Pays three fees of two of the unit's people with one order. @returns the order's id */
async function payThreeFees(page: Page): Promise<string> {
  await enterAs(page, 'hengxin', '/unitPayment?step=new')
  await button(page, '从本单位人员选择').click()
  const people = page.getByRole('dialog')
  for (const name of ['田广策', '苗青']) await people.getByRole('checkbox', { name }).press('Space')
  await people.getByRole('button', { name: '加入 2 人' }).click()
  await button(page, '核对并确认').click()
  await button(page, '提交并支付').click()
  await page.getByRole('radio', { name: /微信支付/ }).check()
  await button(page, '支付 ¥600.00').click()
  await decideAtCashier(page, '支付成功')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

test('one of three fees of an order is asked back, and none cannot be', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  test.slow()
  const order = await payThreeFees(page)
  await page.goto(`/unitPay/orders/${order}`)
  await button(page, '申请退款').click()
  const dialog = page.getByRole('dialog', { name: '申请退款' })
  const send = dialog.getByRole('button', { name: '提交退款申请' })
  await dialog.getByRole('textbox', { name: '退款原因' }).fill('人员已离职')
  await dialog.getByRole('checkbox', { name: '全选' }).press('Space')
  await expect(send).toBeDisabled()
  await expect(dialog).toContainText('请至少选择一笔要退的费用。')
  await dialog.getByRole('checkbox', { name: /田广策/ }).press('Space')
  await expect(dialog).toContainText('已选 1 笔')
  await expect(dialog).toContainText('通过后 ¥200.00')
  await send.click()
  await expect(page.getByText('已申请退款 ¥200.00')).toBeVisible()
})
