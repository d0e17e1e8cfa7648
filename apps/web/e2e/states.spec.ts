import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/test.ts'

const column = '/DynamicWork'
const list = /\/ht\/api\/public\/info-news-list\?/

const failures: { what: string; answer: (route: Route) => Promise<void>; words: string }[] = [
  {
    what: 'an error of the server',
    answer: (route) => route.fulfill({ status: 500 }),
    words: '服务器出了问题，请稍后重试。',
  },
  {
    what: 'an answer that is no JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
    words: '服务器的应答无法识别，请稍后重试。',
  },
  {
    what: 'a network that is gone',
    answer: (route) => route.abort('internetdisconnected'),
    words: '网络连接不上，请检查网络后重试。',
  },
]

const rows = (page: Page) => page.getByRole('main').getByRole('list').locator('a[href*="article="]')

for (const { what, answer, words } of failures) {
  test(`a column says what ${what} means, and another try shows it`, async ({ page, allow }) => {
    allow(/^(500|failed): GET .*info-news-list/)
    await page.route(list, answer)
    await page.goto(column)
    await expect(page.getByText('列表没有加载成功')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(words)).toBeVisible()
    await page.unroute(list)
    await page.getByRole('main').getByRole('button', { name: '重试' }).click()
    await expect(rows(page).first()).toBeVisible()
  })
}

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

test('an address that leads nowhere leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('没有找到这个页面')).toBeVisible()
})

test('a part of the site that does not load offers to load it anew', async ({ page, allow }) => {
  allow(/assets\//)
  const part = /\/assets\/_public\.MemberLogin-.*\.js/
  await page.route(part, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: '会员中心登录' }).click()
  const again = page.getByRole('button', { name: '重新加载' })
  await expect(again).toBeVisible()
  await page.unroute(part)
  const heading = page.getByRole('heading', { name: '单位会员登录' })
  // The router reloads the page once by itself, which may come before the press or take the button away under it.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(heading).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(again).toBeHidden()
})

for (const { what, part } of [
  { what: 'the app itself', part: /\/assets\/index-.*\.js/ },
  { what: 'the words of its language', part: /\/assets\/global-.*\.js/ },
]) {
  test(`the site says so when ${what} does not come, and another try opens it`, async ({ page, allow }) => {
    allow(/assets\/|dynamically imported/)
    await page.route(part, (route) => route.abort())
    await page.goto('/JoinUs')
    await expect(page.getByRole('alert')).toHaveText(/^页面没有加载成功/)
    await page.unroute(part)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('页面没有加载成功')).toBeHidden()
  })
}
