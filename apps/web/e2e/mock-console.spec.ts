import type { BrowserContext, Page } from '@playwright/test'
import type { MemberFee } from '@portal/api-contract'
import { unwrap } from '@portal/api-contract'
import { createControlClient } from '@portal/api-contract/control-client'
import { expectAccessible } from './support/accessibility.ts'
import { thisYear } from './support/paying.ts'
import { mock } from './support/servers.ts'
import { expect, test } from './support/test.ts'

/** The website as a persona of a world, in a browser of its own. */
async function enter(context: BrowserContext, persona: string, world: string, to: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/ht/__mock/enter?${new URLSearchParams({ persona, world, to })}`)
  return page
}

test('one click in the console opens the website as a persona', { tag: ['@desktop', '@always'] }, async ({
  page,
  context,
}) => {
  await page.goto(`${mock}/__mock/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible()
  await expectAccessible(page)
  const card = page.getByRole('listitem').filter({ hasText: '苏婉清' })
  const opened = context.waitForEvent('page')
  await card.getByRole('link', { name: /Log in/ }).click()
  const portal = await opened
  await expect(portal).toHaveURL(/\/personMemberIndex$/)
  await expect(portal.getByText('苏婉清').first()).toBeVisible()
})

/** Gives every section something to show: calls, an override, a fault, an order that is open and a paid one, a player. */
async function fillSections(world: string): Promise<void> {
  const controls = createControlClient({ baseUrl: `${mock}/__mock`, world })
  const as = async (key: string) => {
    const { token } = await unwrap(controls.POST('/personas/{key}/token', { params: { path: { key } } }))
    return async (method: string, path: string, body?: object) => {
      const headers = {
        'X-Mock-World': world,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
      }
      const answer = await fetch(`${mock}/ht${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(answer.ok, `${method} ${path}`).toBe(true)
      return answer.json()
    }
  }
  const su = await as('su')
  await su('POST', '/api/edu-lessons/300804/sessions', {})
  const fees: MemberFee[] = await su('GET', '/api/member-fees/user?sort=feeYear')
  const owed = fees.filter(({ status }) => status === 'OVERDUE' || status === 'UNPAID')
  for (const { id } of owed) await su('POST', '/api/weixin/native/pay', { feeIds: [id] })
  const [order] = await unwrap(controls.GET('/orders'))
  if (!order) throw new Error('su owes nothing that could be paid')
  await unwrap(controls.POST('/orders/{id}/pay', { params: { path: { id: order.id } } }))
  await unwrap(controls.POST('/faults', { body: { kind: 'STATUS', operation: 'listBanners', status: 500 } }))
  const [call] = await unwrap(controls.GET('/journal', { params: { query: { limit: 1 } } }))
  if (!call) throw new Error('the journal has no call')
  await unwrap(controls.POST('/overrides', { body: { call: call.id } }))
}

const sections = [
  'calls',
  'answers',
  'faults',
  'outbox',
  'reviews',
  'payments',
  'lessons',
  'activities',
  'worlds',
]

/** How far the page reaches past the window, in pixels. */
const surplus = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('every section of the console can be read and used by everybody', {
  tag: ['@desktop', '@full'],
}, async ({ page, world }) => {
  await fillSections(world)
  for (const section of sections) {
    await page.goto(`${mock}/__mock/#/${world}/${section}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, section)
  }
})

test('every section of the console fits the window of a phone, and its link is in sight', {
  tag: ['@desktop', '@full'],
}, async ({ page, world }) => {
  await fillSections(world)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const section of ['personas', ...sections]) {
    await page.goto(`${mock}/__mock/#/${world}/${section}`)
    await page.waitForLoadState('networkidle')
    expect(await surplus(page), section).toBe(0)
    await expect(page.locator('nav [aria-current]')).toBeInViewport({ ratio: 1 })
  }
})

test('the console says when a start made the default world anew, until that was read', {
  tag: '@desktop',
}, async ({ page }) => {
  const freshSince = '2026-11-21T02:03:04.000Z'
  const about = await (await fetch(`${mock}/__mock/about`)).json()
  await page.route(`${mock}/__mock/about`, (route) => route.fulfill({ json: { ...about, freshSince } }))
  const notice = page.getByRole('status').filter({ hasText: 'made anew at 10:03:04' })
  await page.goto(`${mock}/__mock/`)
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a second press in the console cancels an activity', { tag: ['@desktop', '@full'] }, async ({
  page,
  world,
}) => {
  await page.goto(`${mock}/__mock/#/${world}/activities`)
  const row = page.getByRole('row').nth(1)
  const title = (await row.getByRole('rowheader').innerText()).trim()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: 'Really cancel?' }).click()
  await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0)
  const answer = await fetch(`${mock}/ht/api/public/member-activities?status.equals=CANCELLED`, {
    headers: { 'X-Mock-World': world },
  })
  const cancelled: { title: string }[] = await answer.json()
  expect(cancelled.map((activity) => activity.title)).toContain(title)
})

test('two worlds side by side: what is paid in one is owed in the other', {
  tag: ['@desktop', '@full'],
}, async ({ browser }) => {
  const [red, blue] = [await browser.newContext(), await browser.newContext()]
  const [here, there] = [
    await enter(red, 'he', 'red', '/financialManagement/fees'),
    await enter(blue, 'he', 'blue', '/financialManagement/fees'),
  ]
  const row = (page: Page) => page.getByRole('row').filter({ hasText: `${thisYear()} 年度` })
  await row(here)
    .getByRole('link', { name: /^缴费 / })
    .click()
  await here.getByRole('radio', { name: /支付宝/ }).check()
  await here.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(here).toHaveURL(/\/worlds\/red\/cashier\?/)
  await here.getByRole('button', { name: '支付成功' }).click()
  await expect(here.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await there.reload()
  await expect(row(there).getByRole('link', { name: /^缴费 / })).toBeVisible()
  await here.goto('/financialManagement/fees')
  await expect(row(here)).toContainText('已缴纳')
  await Promise.all([red.close(), blue.close()])
})
