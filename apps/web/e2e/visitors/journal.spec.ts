import { thisYear } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

const year = thisYear() - 1

test('an issue is found by its year and read by keyboard', { tag: '@always' }, async ({ page, isMobile }) => {
  await page.goto('/CommitteeBook')
  await page
    .getByRole('navigation', { name: '按年份浏览' })
    .getByRole('link', { name: String(year) })
    .click()
  await expect(page).toHaveURL(new RegExp(`year=${year}`))
  await page.getByRole('link', { name: `${year} 年第 3 期` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${year} 年第 3 期`)
  const reader = page.getByRole('region', { name: '期刊阅读器' })
  await expect(reader).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const open = reader.getByRole('img', { name: '第 2 页' })
  await expect(open).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await expect(reader.getByRole('img')).toHaveCount(isMobile ? 1 : 2)

  const height = async () => (await open.boundingBox())?.height ?? 0
  const before = await height()
  await page.keyboard.press('+')
  await expect.poll(height).toBeGreaterThan(before * 1.2)
  await page.keyboard.press('-')
  await expect.poll(height).toBeLessThan(before * 1.05)

  await page.keyboard.press('f')
  await expect(reader.getByRole('button', { name: '退出全屏' })).toBeVisible()
  await expect.poll(height, 'the page fills the screen').toBeGreaterThan(400)
  await page.keyboard.press('Escape')
  await expect(reader.getByRole('button', { name: '全屏' })).toBeVisible()
  await page.reload()
  await expect(open).toBeVisible()
})

test('contents and page number lead to a page; the page keeps its size', async ({ page, isMobile }) => {
  await page.goto('/CommitteeBookDetail?id=4201')
  await expect(page.locator('html')).toHaveAttribute('data-zoom', 'fixed')
  const reader = page.getByRole('region', { name: '期刊阅读器' })
  if (isMobile) await reader.getByRole('button', { name: '目录' }).click()
  await reader
    .getByRole('navigation', { name: '目录' })
    .getByRole('button', { name: /三次修改/ })
    .click()
  await expect(reader.getByRole('img', { name: /第 5 页 一份审核意见的三次修改/ })).toBeVisible()
  await expect(reader.getByRole('navigation', { name: '目录' })).toBeVisible({ visible: !isMobile })
  await reader.getByRole('textbox', { name: '页码' }).fill('99')
  await page.keyboard.press('Enter')
  await expect(reader.getByText(/^第 (?:\d+–)?(\d+) 页，共 \1 页$/)).toBeAttached()
  await expect(page).toHaveURL(/page=(1[6-9]|[2-9]\d)$/)
})

test('an address without an issue leads to the list, one of no issue says so', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  allow(/^404: GET .*info-news-book/)
  await page.goto('/CommitteeBookDetail')
  await expect(page).toHaveURL(/CommitteeBook$/)
  await page.goto('/CommitteeBookDetail?id=999999')
  await expect(page.getByText('这一期没有打开')).toBeVisible()
})
