import { readFile } from 'node:fs/promises'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('a figure leads to its list, a chart has its table, and all numbers can be taken along', {
  tag: ['@desktop', '@always'],
}, async ({ page }) => {
  await enterAs(page, 'caiwubu', '/dashboard/analysis')
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible()
  await page.getByRole('button', { name: '去年', exact: true }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
  await page.getByRole('button', { name: '各年度会费：导出' }).click()
  const picture = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '图片（PNG）' }).click()
  expect((await readFile(await (await picture).path())).subarray(1, 4).toString()).toBe('PNG')
  await page.getByRole('button', { name: '各年度会费：以表格显示' }).click()
  const table = page.getByRole('table', { name: '各年度会费' })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('columnheader', { name: '逾期' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出数据' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('会费收缴进度')
  // The finance department has the orders, but not the applications.
  await expect(page.getByRole('link', { name: '查看列表：收到申请' })).toHaveCount(0)
  const paid = page.getByRole('listitem').filter({ hasText: '已支付订单' })
  const count = /\d+/.exec((await paid.textContent()) ?? '')?.[0]
  await paid.getByRole('link', { name: '查看列表：已支付订单' }).click()
  await expect(page).toHaveURL(/\/list\/orders\?paidFrom=\d{4}-01-01&paidTo=\d{4}-12-31/)
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible()
})

test('a bar of a chart leads to the list that it counts', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(page, 'caiwubu', '/dashboard/analysis')
  const head = page.getByRole('button', { name: '各年度会费：导出' })
  const panel = head.locator('xpath=ancestor::*[.//*[contains(@class, "recharts-surface")]][1]')
  const bar = panel.locator('.recharts-bar-rectangle').first()
  // The chart is drawn anew once its width has been still, which may be in the middle of a click.
  await expect(async () => {
    if (await bar.isVisible()) await bar.click({ timeout: 2000 })
    await expect(page).toHaveURL(/\/list\/fees\?year=\d{4}/, { timeout: 5000 })
  }).toPass()
})
