import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { loginAs } from './support/login.ts'
import { storeBefore } from './support/stored.ts'
import { expect, test } from './support/test.ts'

/** A member's page, and what stands on it when it is complete. The public ones are the walk's. */
const open: Record<string, (page: Page) => Promise<void>> = {
  fees: async (page) => {
    await loginAs(page, 'hengxin', '/unitPay/fees')
    await expect(page.getByRole('row').nth(1)).toContainText('已缴纳')
  },
  payment: async (page) => {
    await loginAs(page, 'cheng', '/financialManagement/fees')
    await page.getByRole('link', { name: '继续支付' }).click()
    await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  },
}

for (const theme of ['light', 'dark']) {
  for (const [name, show] of Object.entries(open)) {
    test(`${name} is accessible in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await storeBefore(page, { theme })
      await show(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page)
    })
  }
}
