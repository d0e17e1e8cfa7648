import { decideAtCashier, openCode } from '../../support/paying.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('what was paid for two people has a receipt for each, on a sheet of its own', async ({ page }) => {
  await enterAs(page, 'hengxin', '/unitPayment?batch=4002')
  await page.getByRole('link', { name: '打印每人的凭证' }).click()
  const sheets = page.getByRole('article', { name: '缴费凭证' })
  await expect(sheets).toHaveCount(2)
  await expect(sheets.first()).toContainText('江川恒信工程造价咨询有限公司')
  await expect(page).toHaveTitle(/^缴费凭证 /)
  await expect(page.getByRole('button', { name: '打印 2 份凭证' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const pages = await sheets.evaluateAll((all) => all.map((sheet) => getComputedStyle(sheet).breakBefore))
  expect(pages).toEqual(['auto', 'page'])
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page).toHaveURL(/orders\/\d+/)
  await page.getByRole('link', { name: '打印 2 份缴费凭证' }).click()
  await expect(sheets).toHaveCount(2)
})

test('a payment leads to its receipt, and an order that is not paid has none', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  await openCode(page, 'he')
  const order = new URL(page.url()).searchParams.get('order')
  allow(/^409: GET .*print-info\/receipts/)
  await page.goto(`/receiptsPrint?order=${order}`)
  await expect(page.getByText('现在还不能打印')).toBeVisible()
  await page.goto(`/pay?order=${order}`)
  await decideAtCashier(page, '支付成功')
  await page.getByRole('link', { name: '打印凭证' }).click()
  await expect(page.getByRole('article', { name: '缴费凭证' })).toContainText('贺启航')
})
