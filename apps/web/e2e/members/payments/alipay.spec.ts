import type { Page } from '@playwright/test'
import { thisYear } from '../../support/paying.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Decides at the cashier, which the gateway's form has led to, and comes back to the site. */
async function decide(page: Page, outcome: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '确认支付' })).toBeVisible()
  await expect(page).toHaveURL(/\/cashier\?/)
  await page.getByRole('button', { name: outcome }).click()
  await expect(page).toHaveURL(/\/unitPay\?order=\d+/)
}

test('a payment by Alipay is left, taken up from the orders, fails, and succeeds at the next try', {
  tag: '@always',
}, async ({ page }) => {
  await enterAs(page, 'anzhu', '/unitPay/fees')
  const row = page.getByRole('row').filter({ hasText: `${thisYear()} 年度` })

  await test.step('the form of the gateway posts itself', async () => {
    await row.getByRole('link', { name: /^缴费 / }).click()
    await page.getByRole('radio', { name: /支付宝/ }).check()
    await page.getByRole('button', { name: /^支付 ¥/ }).click()
    await decide(page, '离开（不支付）')
  })

  await test.step('the order waits, and is taken up again', async () => {
    await expect(page.getByRole('status').first()).toHaveText('等待付款。付款后本页会自动显示结果。')
    await page.goto('/unitPay/orders')
    await page.getByRole('link', { name: '继续支付' }).first().click()
    await page.getByRole('button', { name: '前往支付宝付款' }).click()
    await decide(page, '支付失败')
  })

  await test.step('a failure says so and offers another try', async () => {
    await expect(page.getByText('订单仍然有效，可以重试，或换一种支付方式。')).toBeVisible()
    await expect(page.getByRole('radio', { name: /支付宝/ })).toBeChecked()
    await page.getByRole('button', { name: /^支付 ¥/ }).click()
    await decide(page, '支付成功')
  })

  await test.step('the fee is paid', async () => {
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
    await page.getByRole('link', { name: '返回会费列表' }).click()
    await expect(row).toContainText('已缴纳')
  })
})
