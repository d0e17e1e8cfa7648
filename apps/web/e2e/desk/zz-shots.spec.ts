import { enterDesk } from '../support/session.ts'
import { test } from '../support/test.ts'

for (const theme of ['light', 'dark'])
  test(`shots ${theme} @desktop`, async ({ page, allow }) => {
    allow(/./)
    for (const w of [1440, 375]) {
      await page.setViewportSize({ width: w, height: 900 })
      for (const p of ['analysis', 'workplace', 'monitor']) {
        await enterDesk(page, 'mishuzhang', `/dashboard/${p}`)
        if (theme === 'dark') await page.evaluate(() => localStorage.setItem('theme', 'dark'))
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `/tmp/shots/desk-b/${p}-${w}-${theme}.png`, fullPage: true })
      }
    }
  })
