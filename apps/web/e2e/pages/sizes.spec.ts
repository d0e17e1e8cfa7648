import { expectToFit } from '../support/checks/widths.ts'
import { expect, test } from '../support/test.ts'

const banners = [
  { path: '/', name: '焦点图', height: 520 },
  { path: '/DynamicWork', name: '焦点图', height: 360 },
  { path: '/subsite/hengxin', name: '会员站点图片', height: 300 },
]

test('banners have the height of the design at its width', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const { path, name, height } of banners) {
    await page.goto(path)
    const banner = page.getByRole('region', { name })
    await expect(banner).toBeVisible()
    expect((await banner.boundingBox())?.height, path).toBeCloseTo(height, 0)
  }
})

const texts = [
  { width: 1920, atLeast: 18, atMost: 18 },
  { width: 1280, atLeast: 12, atMost: 18 },
  { width: 375, atLeast: 16, atMost: 18 },
]

test('text can be read at every width', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  for (const { width, atLeast, atMost } of texts) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const size = await page
      .locator('body')
      .evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize))
    expect(size, `at ${width} px`).toBeGreaterThanOrEqual(atLeast)
    expect(size, `at ${width} px`).toBeLessThanOrEqual(atMost)
  }
})

const widths = [320, 375, 575, 767, 991, 1199, 1200, 1280, 1366, 1440, 1600, 1920, 2560]

test('no text is under 12 px at any width', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [
    '/',
    '/DynamicWork',
    '/Calculator?standard=SUPERVISION&amount=4000',
    '/subContactUs/hengzhun',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectToFit(page, widths)
  }
})
