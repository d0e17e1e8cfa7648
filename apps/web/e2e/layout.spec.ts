import type { Page } from '@playwright/test'
import { loginAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

const widths = [320, 375, 768, 1440, 1920, 2560]

const places: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  column: (page) => page.goto('/DynamicWork'),
  article: async (page) => {
    await page.goto('/DynamicWork')
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  },
  search: (page) => page.goto('/Search?keyword=造价'),
  login: (page) => page.goto('/MemberLogin'),
  fees: async (page) => {
    await loginAs(page, 'hengxin', '/unitPay/fees')
    await expect(page.getByRole('row').nth(1)).toContainText('已缴纳')
  },
}

/** By how many CSS pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const textSize = (page: Page) =>
  page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize))

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === 'phone', 'sets the width of its window itself')
})

for (const [name, open] of Object.entries(places)) {
  test(`${name} never scrolls sideways`, async ({ page }) => {
    await open(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), { message: `at ${width} px` }).toBeLessThanOrEqual(0)
    }
  })
}

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
