import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('the organisation is drawn as a list that can be read', async ({ page }) => {
  await page.goto('/IntroductionContent')
  await page.getByRole('main').getByRole('link', { name: '组织机构' }).click()
  const chart = page.getByRole('region', { name: '组织机构图' })
  await expect(chart.getByText('会员大会', { exact: true })).toBeVisible()
  await expect(chart.getByRole('list').first().getByText('秘书处', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('policies are narrowed by level and found by number', { tag: '@always' }, async ({ page }) => {
  await page.goto('/GovernmentMinistry')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '部委', exact: true }).click()
  await expect(page).toHaveURL(/level=/)
  const levels = page.getByRole('navigation', { name: '发文层级' })
  await expect(levels.locator('[aria-current]')).toHaveText('部委')
  await expect(main.getByText('现行有效').first()).toBeVisible()
  await main.getByRole('link', { name: '全部层级' }).click()
  await main.getByRole('searchbox').fill('令第150号')
  await main.getByRole('button', { name: '查找' }).click()
  await expect(main.getByText('已修订')).toBeVisible()
  await expect(main.getByText('共 1 条')).toBeVisible()
})

test('an issue of the price information is read, and another month of the region', async ({ page }) => {
  await page.goto('/GovernmentMinistry')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '造价信息' }).click()
  await main
    .getByRole('link', { name: /材料市场价格信息/ })
    .first()
    .click()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('table').first()).toBeVisible()
  const months = page.getByRole('navigation', { name: '同一地区的其他期次' })
  const address = page.url()
  await months.getByRole('listitem').nth(1).getByRole('link').click()
  await expect(page).not.toHaveURL(address)
  await expect(months.locator('[aria-current]')).toHaveText(/\d{4}-\d{2}/)
})

test('a unit is looked up by city and credit, and leads to its mini-site', async ({ page }) => {
  await page.goto('/2408')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: '单位会员名录' }).getByRole('link').click()
  await main.getByLabel('地区').selectOption('临江市')
  await main.getByLabel('信用等级').selectOption('AAA')
  await expect(page).toHaveURL(/rating=AAA/)
  const unit = main.getByRole('link', { name: '江川衡准工程造价咨询有限公司' })
  await expect(unit).toHaveAttribute('href', '/subsite/hengzhun')
  await expect(main.getByText('云洲铭测工程管理有限公司')).toHaveCount(0)
  await main.getByRole('searchbox').fill('没有这家')
  await main.getByRole('button', { name: '查找' }).click()
  await main.getByRole('link', { name: '清除筛选条件' }).click()
  await expect(main.getByText('云洲铭测工程管理有限公司')).toBeVisible()
})

test('ratings are opened by their level, rankings by their metric', async ({ page }) => {
  await page.goto('/SelfDisciplinePact')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^AAA/ }).click()
  await expect(page).toHaveURL(/view=ratings/)
  await expect(main.getByLabel('信用等级')).toHaveValue('AAA')
  await page.goto('/CompanyDisplay')
  await main.getByRole('link', { name: '利润' }).click()
  await expect(page).toHaveURL(/metric=/)
  await expect(main.getByRole('list').last().getByRole('listitem').first()).toContainText('有限公司')
})

test('a certificate is looked up by its holder', async ({ page }) => {
  await page.goto('/Major')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('林知远')
  await main.getByRole('button', { name: '查找' }).click()
  await expect(main.getByRole('table')).toContainText('建[造]1115349950217')
})

test('titles of a list begin at one edge, with a picture, without one, without a number', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/info-news-list?*', async (route) => {
    const response = await route.fetch()
    const items = (await response.json()) as { coverUrl: string | null; documentNo: string | null }[]
    for (const [index, item] of items.entries())
      if (index % 2) Object.assign(item, { coverUrl: null, documentNo: null })
    await route.fulfill({ response, json: items })
  })
  const main = page.getByRole('main')
  for (const address of ['/DynamicWork?page=2', '/GovernmentMinistry']) {
    await page.goto(address)
    const titles = main.getByRole('listitem').getByRole('heading', { level: 2 })
    await expect(titles.nth(5)).toBeVisible()
    const edges = await titles.evaluateAll((all) =>
      all.map((title) => Math.round(title.getBoundingClientRect().left)),
    )
    expect(new Set(edges).size, `${address}: ${edges}`).toBe(1)
  }
})

test('an activity without a place left says so and offers no sign-up', { tag: '@full' }, async ({ page }) => {
  await page.goto('/2408?view=activities&status=SIGNUP')
  const main = page.getByRole('main')
  const full = main.getByRole('listitem').filter({ hasText: 'BIM技术算量工作坊' })
  await expect(full).toContainText('名额已满')
  await expect(full).not.toContainText('报名中')
  await full.getByRole('link').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/BIM技术算量工作坊/)
  await expect(main.getByText('名额会重新开放')).toBeVisible()
  await expect(main.getByRole('link', { name: '登录后报名' })).toHaveCount(0)
})
