import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const column = '/DynamicWork'
const list = /\/ht\/api\/public\/info-news-list\?/

const rows = (page: Page) => page.getByRole('main').getByRole('list').locator('a[href*="article="]')

test('a column without news says so and leads on', async ({ page }) => {
  await page.route(list, (route) => route.fulfill({ headers: { 'x-total-count': '0' }, json: [] }))
  await page.goto(column)
  await expect(page.getByText('这里还没有内容')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '查看本栏目的全部内容' })).toBeVisible()
})

test('a search within a column that finds nothing can be undone', async ({ page }) => {
  await page.goto(`${column}?keyword=zzzz`)
  await expect(page.getByText('没有符合条件的内容')).toBeVisible()
  await page.getByRole('link', { name: '清除筛选条件' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('an article that is not there says so', async ({ page, allow }) => {
  allow(/^404: GET .*\/ht\/api\/public\//)
  await page.goto(`${column}?article=99999999`)
  await expect(
    page
      .getByRole('main')
      .getByText(/没有找到/)
      .first(),
  ).toBeVisible()
})

test('an address that leads nowhere leads home, which says so and names it', { tag: '@always' }, async ({
  page,
}) => {
  for (const [path, named] of [
    ['/no/such/page?token=secret', '/no/such/page '],
    [`/${'x'.repeat(200)}`, `/${'x'.repeat(59)}… `],
    ['/%E4%BC%9A%E5%91%98%E2%80%AE/<b>', '/会员/<b> '],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByText('没有找到这个页面')).toHaveCount(1)
      await expect(page.getByText(`${named}可能有误`)).toBeVisible()
    })
})
