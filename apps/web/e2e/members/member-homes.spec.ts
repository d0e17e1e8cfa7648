import type { Page } from '@playwright/test'
import type { MemberSummary } from '@portal/api-contract'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { expectToFit } from '../support/checks/widths.ts'
import { untilDecember } from '../support/paying.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** Answers the summary with some of it changed: states that the mock's personas come to only in years. */
async function answerWith(page: Page, change: Partial<MemberSummary>): Promise<void> {
  await page.route('**/api/member/summary', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...change } })
  })
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// A summary that is asked for again as the test ends is nobody's.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const line = (page: Page) => page.getByRole('region', { name: '办理进度' })
const stepsOf = (page: Page) => line(page).getByRole('listitem')

test('who has only registered begins an application from the home', { tag: '@full' }, async ({ page }) => {
  await answerWith(page, { state: 'NEW', nextAction: { kind: 'APPLY', id: null }, application: null })
  await enterAs(page, 'xinrui')
  await expect(title(page, '申请成为会员')).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: '开始申请' })).toHaveAttribute(
    'href',
    '/memberManagement?begin=JOIN',
  )
})

test('what was returned is told with its reason and where it stopped, and mended from the home', async ({
  page,
}) => {
  await enterAs(page, 'tong')
  await expect(title(page, '申请被退回，需要补正')).toBeVisible()
  await expect(page.getByText('身份证扫描件模糊')).toBeVisible()
  await expect(stepsOf(page)).toHaveCount(6)
  await expect(stepsOf(page).filter({ hasText: '等待您办理' })).toContainText(/审.*\d{4}-\d\d-\d\d/)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: '去补正' }).click()
  await expect(page.getByRole('button', { name: '保存草稿' })).toBeVisible()
})

test('an application under review shows who has it, and asks for nothing', { tag: '@full' }, async ({
  page,
  isMobile,
}) => {
  await enterAs(page, 'xinrui')
  await expect(title(page, '入会申请正在审核')).toBeVisible()
  await expect(line(page).locator('[aria-current=step]')).toContainText('协会办理中')
  await expect(stepsOf(page).first()).toContainText(/提交申请.*\d{4}-\d\d-\d\d/)
  await expectAccessibleInBothThemes(page)
  if (!isMobile) await expectToFit(page, [320, 375, 768, 1200, 1440, 1920, 2560])
})

test('all years that are owed are paid from the home together', { tag: '@always' }, async ({
  page,
  isMobile,
}) => {
  await enterAs(page, 'su')
  await expect(title(page, '有会费待缴')).toBeVisible()
  await expect(page.getByRole('region', { name: '会费', exact: true })).toContainText('¥400.00')
  await expectAccessibleInBothThemes(page)
  if (!isMobile) await expectToFit(page, [320, 375, 768, 1200, 1440, 1920, 2560])
  await page.getByRole('link', { name: '立即缴费' }).click()
  await expect(page).toHaveURL(/\/pay\?fees=\d+%2C\d+|\/pay\?fees=\d+,\d+/)
  await expect(page.getByText('¥400.00').first()).toBeVisible()
})

test('who has expired is told that paying restores it', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'anzhu')
  await expect(title(page, '会籍已到期，缴费后恢复')).toBeVisible()
  await expect(page.getByRole('region', { name: '会籍', exact: true })).toContainText('会籍已过期')
})

test('who owes nothing sees validity, hours, benefits and the latest orders', { tag: '@full' }, async ({
  page,
  world,
}) => {
  await untilDecember(world)
  await enterAs(page, 'hengxin')
  await expect(title(page, '会籍即将到期，可以办理续会')).toBeVisible()
  await expect(page.getByRole('region', { name: '会籍', exact: true })).toContainText(/还有 \d+ 天/)
  await expect(page.getByRole('region', { name: '最近订单', exact: true }).getByRole('listitem')).toHaveCount(
    3,
  )
  await expect(page.getByRole('region', { name: '会员权益', exact: true }).getByRole('listitem')).toHaveCount(
    4,
  )
  await enterAs(page, 'lin')
  await expect(page.getByRole('region', { name: '近期', exact: true })).toContainText(
    /必修学时\d+ \/ 60 学时/,
  )
})

const pictures: [
  change: Pick<MemberSummary, 'state' | 'nextAction'> & Partial<MemberSummary>,
  heading: string,
  link: string | null,
][] = [
  [{ state: 'DRAFT', nextAction: { kind: 'APPLY', id: 7 } }, '入会申请还没有提交', 'apply=7'],
  [{ state: 'SUBMITTED', nextAction: { kind: 'NONE', id: null } }, '入会申请已提交，等待初审', null],
  [{ state: 'REJECTED', nextAction: { kind: 'APPLY', id: null } }, '入会申请没有通过', 'begin=JOIN'],
  [{ state: 'PENDING_PAYMENT', nextAction: { kind: 'PAY', id: 5 } }, '审核已通过，请缴纳首年会费', 'fees=5'],
  [{ state: 'EFFECTIVE', nextAction: { kind: 'NONE', id: null } }, '目前没有需要办理的事项', null],
  [
    { state: 'EFFECTIVE', nextAction: { kind: 'CONFIRM_DATA', id: null } },
    '请核对您的资料',
    'personalCenter/profile',
  ],
  [
    {
      state: 'EFFECTIVE',
      nextAction: { kind: 'CONFIRM_DATA', id: null },
      dataConfirmation: { confirmedDate: null, dueDate: '2026-01-05', isDue: 1 },
    },
    '请确认本年度的单位资料',
    'personalCenter/profile',
  ],
  [{ state: 'EXPIRED', nextAction: { kind: 'RENEW', id: null } }, '会籍已到期，请办理续会', 'begin=RENEW'],
  [
    { state: 'EXPIRING', nextAction: { kind: 'RENEW', id: null } },
    '会籍即将到期，可以办理续会',
    'begin=RENEW',
  ],
  [{ state: 'QUIT', nextAction: { kind: 'APPLY', id: null } }, '您已退会', 'begin=JOIN'],
]

test('each state has its own picture', { tag: '@desktop' }, async ({ page }) => {
  for (const [change, heading, link] of pictures) {
    await answerWith(page, change)
    await enterAs(page, 'lin')
    const step = page.getByRole('region', { name: heading, exact: true })
    await expect(step).toBeVisible()
    if (link)
      await expect(step.getByRole('link')).toHaveAttribute('href', new RegExp(link.replace('?', '[?]')))
    else await expect(step.getByRole('link')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('a home whose summary does not load says so, and loads at another try', async ({
  page,
  world,
  allow,
}) => {
  await untilDecember(world)
  allow(/^503: GET .*\/member\/summary/)
  allow(/503/)
  await page.route('**/api/member/summary', (route) => route.fulfill({ status: 503, body: '' }))
  await enterAs(page, 'lin')
  await expect(page.getByText('您的情况没有加载成功')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/member/summary')
  await page.getByRole('button', { name: '重试' }).first().click()
  await expect(title(page, '会籍即将到期，可以办理续会').or(title(page, '有课程还没有学完'))).toBeVisible()
})

test('on a phone the tabs are a bar at the bottom that follows the path', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [persona, home, name, second, path] of [
    ['su', undefined, '个人会员中心', '个人中心', /\/personalCenter/],
    ['hengxin', undefined, '单位会员中心', '会员管理', '/memberManagement'],
    ['lin', '/educationIndex', '继续教育平台', '我的课程', '/myCourse'],
  ] as const) {
    await enterAs(page, persona, home)
    const bar = page.getByRole('navigation', { name })
    const height = page.viewportSize()?.height ?? 0
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0)
    await expect(bar.locator('[aria-current=page]')).toHaveText('首页')
    // Each stands within the window, large enough for a thumb.
    for (const link of await bar.getByRole('link').all()) {
      const tab = await link.boundingBox()
      expect((tab?.x ?? 0) + (tab?.width ?? 999)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      expect(Math.min(tab?.width ?? 0, tab?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await bar.getByRole('link', { name: second }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.locator('[aria-current=page]')).toHaveText(second)
    await expect(bar).toBeInViewport({ ratio: 1 })
  }
})

test('every tab is within reach in each language, however narrow the phone', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  for (const language of ['pt-BR', 'en-US', 'zh-CN']) {
    await enterAs(page, 'su')
    await page.evaluate((value) => localStorage.setItem('app_lang', value), language)
    for (const [address, count] of [
      ['/personMemberIndex', 6],
      ['/educationIndex', 5],
    ] as const) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const links = page
        .locator('nav')
        .filter({ has: page.locator('a[href="/personalCenter"] svg') })
        .getByRole('link')
      await expect(links).toHaveCount(count)
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 700 })
        const ends = await links.evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().right))
        expect(Math.max(...ends), `${language} ${address} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  }
})

test('the bar makes room for the keyboard, and the end of the page stands over it', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, 'tong', '/personMemberManage?apply=3001')
  const bar = page.getByRole('navigation', { name: /会员中心/ })
  await expect(bar).toBeVisible()
  await page.getByLabel('姓名').focus()
  await expect(bar).toBeHidden()
  await page.getByLabel('姓名').blur()
  await expect(bar).toBeVisible()
  // What still comes makes the page longer.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const foot = await page.getByRole('contentinfo').boundingBox()
    const top = (await bar.boundingBox())?.y ?? 0
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top + 1)
  }).toPass()
})
