import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const own = '/personalCenter/favourites'
const rows = (page: Page) => page.getByRole('table', { name: '我的收藏' }).getByRole('row')

test('a course is kept with its star, found in the personal centre, and taken out', {
  tag: '@always',
}, async ({ page }) => {
  await enterAs(page, 'su', '/continuingEducation/3008')
  const star = page.getByRole('button', { name: '收藏', exact: true })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(page.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${own}?kind=COURSE`)
  await expect(rows(page).nth(1)).toContainText(title)
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL('/continuingEducation/3008')
  await page.getByRole('button', { name: '已收藏' }).click()
  await expect(star).toBeVisible()
  await page.goto(`${own}?kind=COURSE`)
  await expect(rows(page).filter({ hasText: title })).toHaveCount(0)
})

test('an article leads to the question whether to keep it; the address alone keeps nothing', async ({
  page,
}) => {
  await enterAs(page, 'tong', '/DynamicWork')
  await page.getByRole('main').locator('a[href*="article="]').first().click()
  const title = await page.getByRole('article').getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: '收藏', exact: true }).click()
  await expect(page).toHaveURL(/favourites\?keep=NEWS-\d+/)
  await expect(page.getByText('还没有收藏', { exact: true })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(rows(page).filter({ hasText: title })).toHaveCount(1)
  await expect(page).toHaveURL(own)
  await page.goBack()
  await page.goForward()
  await rows(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a unit keeps a tender, and has those that it keeps by themselves', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/tenderInformation?tender=4002')
  const title = await page.getByRole('heading', { level: 2 }).first().innerText()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible()
  await page.getByRole('link', { name: '返回招标信息' }).click()
  await page.getByRole('link', { name: '我的收藏' }).click()
  await expect(rows(page).nth(1)).toContainText(title)
})

test('the benefits say what was used, what a higher level has, and follow a place that is taken', async ({
  page,
}) => {
  await enterAs(page, 'su', '/memberBenefits')
  const mine = page.getByRole('region', { name: '我的权益（会员）' })
  await expect(mine.getByText(/^已选 \d+ 门课程/)).toBeVisible()
  await expect(mine.getByText('理事会议事与表决')).toHaveCount(0)
  const higher = page.getByRole('region', { name: '更高级别的权益' })
  await expect(higher.getByText('理事及以上', { exact: true })).toBeVisible()
  await expect(higher.getByRole('link', { name: '申请晋级' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: '理事会议事与表决' })
  await expect(row.getByText('没有', { exact: true })).toHaveCount(2)
  await expectAccessible(page)
  await enterAs(page, 'tong', '/memberBenefits')
  await expect(page.getByRole('heading', { level: 2, name: '入会后可用的权益' })).toBeVisible()
  await expect(page.getByText('还没有使用过')).toHaveCount(0)
})
