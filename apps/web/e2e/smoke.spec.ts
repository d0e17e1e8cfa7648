import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

test('the home page shows the association and its latest news', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/江川/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('江川省建设工程造价管理协会')
})

test('the home page is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expectAccessible(page)
})
