import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createControlClient } from '@portal/api-contract/control-client'
import { mock, web } from './servers.ts'
import { enterAs } from './session.ts'

/** The lesson that su is in the middle of: 49 of its 90 seconds are watched. Then the last of its course. */
export const [current, last] = [300804, 300807]
export const player = (lesson = current) => `/videoview/3008?lesson=${lesson}`

export const stage = (page: Page) => page.getByRole('region', { name: '播放器' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const video = (page: Page) => page.locator('video')
export const placeOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime)
export const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused)

/** Opens the player and waits until the video can be played from where it was left. */
export async function openPlayer(page: Page, lesson = current): Promise<void> {
  await enterAs(page, 'su', player(lesson))
  await ready(page)
}

export const ready = (page: Page) =>
  expect
    .poll(() =>
      video(page).evaluate((element: HTMLVideoElement) => element.readyState >= 3 && !element.seeking),
    )
    .toBe(true)

export async function play(page: Page, rate = '2'): Promise<void> {
  await page.getByLabel('播放速度').selectOption(rate)
  await button(page, '播放').click()
  await expect(button(page, '暂停')).toBeVisible()
}

/** Plays until a second of the lesson has been shown. */
export async function playTo(page: Page, second: number): Promise<void> {
  await play(page)
  await expect.poll(() => placeOf(page), { intervals: [100] }).toBeGreaterThan(second)
  await button(page, '暂停').click()
}

/** Calls the backend as the member who is here. */
export const call = <T>(page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'Content-Type': 'application/json',
      }
      const init = { method: verb, headers, ...(sent && { body: JSON.stringify(sent) }) }
      return (await fetch(`/ht/api/${address}`, init)).json()
    },
    [method, path, body] as const,
  ) as Promise<T>

export interface Progress {
  position: number
  ranges: { from: number; to: number }[]
  completeTime: string | null
}

export const progressOf = async (page: Page, lesson = current): Promise<Progress | undefined> => {
  const { lessons } = await call<{ lessons: (Progress & { lessonId: number })[] }>(
    page,
    'GET',
    'edu-courses/3008/progress',
  )
  return lessons.find(({ lessonId }) => lessonId === lesson)
}

export const watchedTo = async (page: Page): Promise<number> =>
  (await progressOf(page))?.ranges.at(-1)?.to ?? 0

/** Has su watch a lesson from where it stands to a second, by the mock's clock, and say that they are still there. */
export async function watch(page: Page, world: string, lesson: number, to?: number): Promise<void> {
  const controls = createControlClient({ baseUrl: `${mock}/__mock`, world })
  const { sessionId, durationS, progress } = await call<{
    sessionId: string
    durationS: number
    progress: Progress
  }>(page, 'POST', `edu-lessons/${lesson}/sessions`, {})
  const end = to ?? durationS
  // No report counts further than to the question.
  for (let [seq, from] = [1, progress.position]; from < end; seq += 1) {
    await controls.PUT('/clock', { body: { advanceSeconds: durationS } })
    const body = { sessionId, seq, from, to: end, rate: 1 }
    const taken = await call<{ lesson: Progress }>(page, 'POST', `edu-lessons/${lesson}/heartbeat`, body)
    from = taken.lesson.ranges.at(-1)?.to ?? end
    await call(page, 'POST', `edu-lessons/${lesson}/presence`, { sessionId })
  }
}

/** Another device of the same member. */
export async function otherDevice(browser: Browser, world: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'mock_world', value: world, url: web }])
  return [context, await context.newPage()]
}

/** Has the mock ask the one viewer at the next report whether they are there. */
export const askAtNextReport = async (world: string) => {
  const controls = createControlClient({ baseUrl: `${mock}/__mock`, world })
  const { data } = await controls.GET('/lesson-sessions')
  const id = data?.[0]?.id ?? 0
  await controls.POST('/lesson-sessions/{id}/ask-presence', { params: { path: { id } } })
}

/**
 * Opens a page of the test that su has begun, in a world whose clock stands a minute after that: the mock may have run for longer
 * than the test lasts.
 */
export async function openTest(page: Page, address: string): Promise<void> {
  await enterAs(page, 'su')
  const path = 'edu-test-attempts?sort=startTime,desc&size=1'
  const [attempt] = await call<{ startTime: string }[]>(page, 'GET', path)
  const now = new Date(Date.parse(attempt?.startTime ?? '') + 60_000).toISOString()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'mock_world')
  await createControlClient({ baseUrl: `${mock}/__mock`, world: cookie?.value ?? '' }).PUT('/clock', {
    body: { now },
  })
  await page.goto(address)
}
