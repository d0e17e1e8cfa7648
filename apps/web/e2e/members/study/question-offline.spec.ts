import type { Page } from '@playwright/test'
import { controlsOf } from '../../support/paying.ts'
import {
  button,
  call,
  current,
  isPaused,
  openPlayer,
  type Progress,
  placeOf,
  play,
  player,
  progressOf,
  ready,
  stage,
  watchedTo,
} from '../../support/player.ts'
import { enterAs } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** A lesson of su's course that is complete: playing it again changes nothing but the play up to the question. */
const completed = 300803
/** Seconds of play that are left until the question. */
const left = 6

/** Has su play, by the mock's clock, until the question whether they are there is near. */
async function playUpToTheQuestion(page: Page, world: string): Promise<void> {
  await enterAs(page, 'su', '/myCourse')
  const { sessionId, durationS, presenceAfterS } = await call<{
    sessionId: string
    durationS: number
    presenceAfterS: number
  }>(page, 'POST', `edu-lessons/${completed}/sessions`, {})
  for (let [seq, rest] = [1, presenceAfterS - left]; rest > 0.01; seq += 1) {
    const to = Math.min(durationS, rest)
    await controlsOf(world).PUT('/clock', { body: { advanceSeconds: Math.ceil(to) } })
    const body = { sessionId, seq, from: 0, to, rate: 1 }
    const taken = await call<{ lesson: Progress }>(page, 'POST', `edu-lessons/${completed}/heartbeat`, body)
    expect(taken.lesson).toBeDefined()
    rest -= to
  }
}

const questionOf = (page: Page) => page.getByRole('alertdialog', { name: '您还在学习吗？' })

/** Plays without a network until the player asks by itself. @returns the second at which it stands */
async function playUntilAskedOffline(page: Page, world: string): Promise<number> {
  await playUpToTheQuestion(page, world)
  await openPlayer(page)
  const before = await placeOf(page)
  await play(page, '1')
  await page.context().setOffline(true)
  await expect(questionOf(page)).toBeVisible({ timeout: 30_000 })
  expect(await isPaused(page)).toBe(true)
  const place = await placeOf(page)
  expect(place - before).toBeGreaterThan(left - 0.5)
  expect(place - before).toBeLessThan(left + 2)
  return place
}

test('without a network the question comes all the same, and is answered once it is back', {
  tag: '@full',
}, async ({ page, context, world, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  const asked = await playUntilAskedOffline(page, world)
  const question = questionOf(page)
  await page.keyboard.press('Enter')
  await expect(question.getByRole('alert')).toContainText('没有确认成功')
  expect(await isPaused(page)).toBe(true)
  expect(await placeOf(page)).toBeLessThan(asked + 0.1)
  await context.setOffline(false)
  // What leads up to the question counts before anybody answers, and nothing beyond it.
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(49 + left - 0.6)
  expect(await watchedTo(page)).toBeLessThan(49 + left + 0.3)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: '我在，继续学习' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(asked + 1)
  await button(page, '暂停').click()
  const shown = await placeOf(page)
  await expect.poll(() => watchedTo(page)).toBeGreaterThan(shown - 0.5)
  expect((await progressOf(page))?.ranges).toHaveLength(1)
  await expect(stage(page).getByText(/没有计入/)).toHaveCount(0)
})

test('what led up to the question outlives the page on which nobody could answer it', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, world, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  // The last moments past the question are refused until whoever opens the page again has answered by that.
  allow(/^409: POST .*heartbeat/)
  const asked = await playUntilAskedOffline(page, world)
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(player(current))
  await ready(again)
  expect(await watchedTo(again)).toBeGreaterThan(asked - 1.5)
  await expect(again.getByText(/没有计入/)).toHaveCount(0)
  await play(again, '1')
  await expect.poll(() => placeOf(again)).toBeGreaterThan(asked + 1)
  await button(again, '暂停').click()
  await expect.poll(() => watchedTo(again)).toBeGreaterThan(asked + 0.5)
})
