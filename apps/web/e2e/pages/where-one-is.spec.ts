import { expect, test } from '../support/test.ts'

/** Pages below a column, each with the column that it stands in. */
const pages = {
  '/DynamicWork?article=1017': '行业动态',
  '/JoinUs/post/4104': '专家智库',
  '/LetterAppointmentInfo/apply': '专家智库',
  '/LetterAppointmentInfo?expert=4401': '专家智库',
  '/CommitteeBookDetail?id=4201': '协会概况',
  '/Calculator?standard=SUPERVISION': '政策法规',
  '/Search?keyword=2026&column=2': '行业动态',
  '/MemberLogin': '会员中心',
  '/verify': '会员中心',
}

test('every page says in which column it stands', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  for (const [path, column] of Object.entries(pages)) {
    await page.goto(path)
    const menu = page.getByRole('navigation', { name: '主导航' })
    await expect(menu.locator('[aria-current]'), path).toHaveText([column])
    await expect(page.getByRole('navigation', { name: '当前位置' }), path).toBeVisible()
  }
})

/** A page of each column with the title of its banner. */
const sections = {
  '/IntroductionContent': '江川造价人的行业之家',
  '/DynamicWork': '行业里正在发生的事',
  '/ComWork': '党建引领，清廉造价',
  '/GovernmentMinistry': '计价有据，政策可查',
  '/2408': '会员同行，专业同进',
  '/SelfDisciplinePact': '自律立信，公平竞争',
  '/LetterAppointmentInfo': '疑难计价，请专家说话',
  '/TopTenEngineer': '学时在线，能力在手',
}

test('each section shows its own banner, home its six and the reader none', async ({ page }) => {
  const banner = page.getByRole('region', { name: '焦点图' })
  const { width = 0 } = page.viewportSize() ?? {}
  // At the design's width of 1920 px it is 360 px high, and in proportion at a small desk; on a phone it is a strip above the page.
  const height = width < 576 ? [60, 150] : [(360 * width) / 1920, (360 * width) / 1920]
  for (const [path, title] of Object.entries(sections)) {
    await page.goto(path)
    await expect(banner, path).toContainText(title)
    const shown = Math.round((await banner.boundingBox())?.height ?? 0)
    expect(shown, path).toBeGreaterThanOrEqual(height[0] ?? 0)
    expect(shown, path).toBeLessThanOrEqual(height[1] ?? 0)
  }
  await page.goto('/CommitteeBookDetail?id=4201')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/')
  await expect(banner.getByRole('tab')).toHaveCount(6)
})

test('the form of the unit login begins above the fold', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/MemberLogin')
  await expect(page.getByRole('textbox', { name: '图形验证码' })).toBeInViewport({ ratio: 1 })
})

test('a login door has its trail', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/person/login')
  await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('个人会员登录')
})
