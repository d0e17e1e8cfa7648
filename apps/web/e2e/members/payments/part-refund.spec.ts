import { expectAccessible } from '../../support/accessibility.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('one of the people whom a unit paid for is asked back, and the others stay paid', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/unitPay/orders?type=ON_BEHALF&status=PAID')
  const row = page
    .getByRole('row')
    .filter({ hasText: /（[2-9]人）/ })
    .first()
  await row.getByRole('link', { name: /^详情/ }).click()
  await page.getByRole('button', { name: '申请退款' }).click()
  const dialog = page.getByRole('dialog', { name: '申请退款' })
  const people = dialog.getByRole('list', { name: '退款内容' }).getByRole('checkbox')
  await dialog.getByRole('checkbox', { name: '全选' }).uncheck()
  await expect(dialog.getByRole('button', { name: '提交退款申请' })).toBeDisabled()
  await people.first().check()
  await expect(dialog).toContainText('通过后 ¥200.00')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: '退款原因' }).fill('人员已离职')
  await dialog.getByRole('button', { name: '提交退款申请' }).click()
  await expect(page.getByText('已申请退款 ¥200.00')).toBeVisible()
  const lines = page.getByRole('table', { name: '订单明细' }).getByRole('row')
  await expect(lines.filter({ hasText: '退款中' })).toHaveCount(1)
})
