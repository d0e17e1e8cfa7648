import type { Page } from '@playwright/test'
import { loginAs } from './support/login.ts'
import { expect, test } from './support/test.ts'
import { expectToFit } from './support/widths.ts'

const textSize = (page: Page) =>
  page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize))

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === 'phone', 'sets the width of its window itself')
})

// The public pages are the walk's.
test('the fees of a member never scroll sideways', async ({ page }) => {
  await loginAs(page, 'hengxin', '/unitPay/fees')
  await expect(page.getByRole('row').nth(1)).toContainText('已缴纳')
  await expectToFit(page, [320, 375, 768, 1440, 1920, 2560])
})

for (const { path, height } of [
  { path: '/', height: 520 },
  { path: '/DynamicWork', height: 360 },
]) {
  test(`the banner of ${path} is ${height} px high at the design width`, async ({ page }) => {
    await page.goto(path)
    const banner = page.getByRole('region', { name: '焦点图' })
    await expect(banner).toBeVisible()
    expect((await banner.boundingBox())?.height).toBeCloseTo(height, 0)
  })
}

for (const { width, atLeast, atMost } of [
  { width: 1920, atLeast: 18, atMost: 18 },
  { width: 1280, atLeast: 12, atMost: 18 },
  { width: 375, atLeast: 16, atMost: 18 },
]) {
  test(`text is ${atLeast} px or more at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const size = await textSize(page)
    expect(size).toBeGreaterThanOrEqual(atLeast)
    expect(size).toBeLessThanOrEqual(atMost)
  })
}
