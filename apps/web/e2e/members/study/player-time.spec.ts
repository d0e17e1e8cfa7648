import type { Page } from '@playwright/test'
import { controlsOf, thisYear } from '../../support/paying.ts'
import {
  button,
  call,
  current,
  last,
  openPlayer,
  placeOf,
  play,
  player,
  playTo,
  progressOf,
  ready,
  stage,
  video,
  watch,
  watchedTo,
} from '../../support/player.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const advance = (world: string, advanceSeconds: number) =>
  controlsOf(world).PUT('/clock', { body: { advanceSeconds } })

test('ten minutes without a network lose nothing, and give nothing', { tag: '@full' }, async ({
  page,
  context,
  world,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await openPlayer(page)
  await play(page)
  await context.setOffline(true)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(56)
  await button(page, '暂停').click()
  const shown = await placeOf(page)
  await advance(world, 600)
  await playTo(page, shown + 3)
  const later = await placeOf(page)
  await context.setOffline(false)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(later - 0.5)
  expect(await watchedTo(page)).toBeLessThanOrEqual(later + 0.01)
  await expect(stage(page).getByText(/^网络已断开/)).toHaveCount(0)
})

interface YearHours {
  year: number
  compulsoryHours: number
  electiveHours: number
}

/** Hours of a year together, of the period that runs or of one before, which is listed only where it has some. */
async function hoursOf(page: Page, year: number): Promise<number> {
  const { years, earlierYears } = await call<Record<'years' | 'earlierYears', YearHours[]>>(
    page,
    'GET',
    'edu-hours',
  )
  const found = [...years, ...earlierYears].find((one) => one.year === year)
  return found ? found.compulsoryHours + found.electiveHours : 0
}

test('a lesson that is ended after midnight counts for the new year', { tag: ['@desktop', '@full'] }, async ({
  page,
  world,
}) => {
  await enterAs(page, 'su', '/myCourse')
  for (const lesson of [current, 300805, 300806]) await watch(page, world, lesson)
  await watch(page, world, last, 78)
  const year = thisYear()
  const before = await hoursOf(page, year)
  await controlsOf(world).PUT('/clock', { body: { now: `${year}-12-31T15:59:57.000Z` } })
  await enterAs(page, 'su', player(last))
  await ready(page)
  await play(page, '1')
  await expect(stage(page).getByRole('heading', { name: '课程已学完' })).toBeVisible({ timeout: 30_000 })
  expect(await hoursOf(page, year + 1)).toBeGreaterThan(0)
  expect(await hoursOf(page, year)).toBe(before)
})

test('a leap of the server’s clock counts no more than what was shown', {
  tag: ['@desktop', '@full'],
}, async ({ page, world }) => {
  await openPlayer(page)
  await playTo(page, 52)
  await advance(world, 40 * 60)
  await playTo(page, 55)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(54.5)
  const progress = await progressOf(page)
  expect(progress?.ranges).toHaveLength(1)
  expect(progress?.ranges[0]?.to).toBeLessThanOrEqual((await placeOf(page)) + 0.1)
})

test('held across, a phone shows the whole video with its controls, and nothing beside it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 812, height: 375 })
  await openPlayer(page)
  const [picture, controls] = [await video(page).boundingBox(), await button(page, '播放').boundingBox()]
  expect(picture?.height).toBeGreaterThan(180)
  for (const box of [picture, controls]) {
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(375)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
