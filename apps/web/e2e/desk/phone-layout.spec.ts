import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('what an application says stands in low rows on a phone, each with its mark beside it', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await enterDesk(page, 'mishuzhang', '/profile/application/3002')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '单位类型' }) })
  const mark = row.getByRole('button', { name: '标注单位类型需补正' })
  await expect(mark).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
