import type { Page, Route } from '@playwright/test'
import { chosenPlacesThatAsk } from '../support/places.ts'
import { expectSettled, readThrough } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

/** What a page asks the backend for, apart from what its frame does. */
const calls = /\/ht\/api\/public\/(?!info-dicts-list|info-banner-list)/

interface Failure {
  what: string
  answer: (route: Route) => Promise<void>
  /** What the reader is told. */
  words: string
}

const failures: Failure[] = [
  {
    what: 'status 500',
    // Without the header the client would wait before its next try.
    answer: (route) => route.fulfill({ status: 500, headers: { 'retry-after': '0' } }),
    words: '服务器出了问题，请稍后重试。',
  },
  {
    what: 'broken JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
    words: '服务器的应答无法识别，请稍后重试。',
  },
  {
    what: 'no network',
    answer: (route) => route.abort('internetdisconnected'),
    words: '网络连接不上，请检查网络后重试。',
  },
]

/** Answers every list with none of its rows, and all else as it is. */
async function answerEmpty(route: Route): Promise<void> {
  const response = await route.fetch()
  const isList = response.ok() && Array.isArray(await response.json())
  if (isList) await route.fulfill({ headers: { 'x-total-count': '0' }, json: [] })
  else await route.fulfill({ response })
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A record of which its number alone is left as it was: no text, no list, no address that is one. */
const broken = (record: Json): Json =>
  record && typeof record === 'object' && !Array.isArray(record)
    ? Object.fromEntries(
        Object.entries(record).map(([key, value]) => [key, key === 'id' ? value : 'https://[']),
      )
    : null

/** Breaks every second record of a list, and what is no list. */
async function answerBroken(route: Route): Promise<void> {
  const response = await route.fetch()
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
  const answer: Json = await response.json()
  const json = Array.isArray(answer)
    ? answer.map((record, index) => (index % 2 === 0 ? broken(record) : record))
    : broken(answer)
  await route.fulfill({ response, json })
}

const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) => main(page).getByRole('button', { name: '重试' })

/** Calls are answered as they are again. Some may still be on their way when a test has seen enough. */
const restore = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

async function expectFailureExplained(page: Page, path: string, { answer, words }: Failure): Promise<void> {
  await page.route(calls, answer)
  await page.goto(path)
  await expect(retry(page).first()).toBeVisible()
  await expect(main(page)).toContainText(words)
  await readThrough(page)
  await restore(page)
}

async function expectRetryToLoad(page: Page): Promise<void> {
  await expect(async () => {
    // From the last to the first: those that are gone move none of those to come.
    for (const button of (await retry(page).all()).toReversed()) await button.click({ timeout: 1_000 })
    await expect(retry(page)).toHaveCount(0, { timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
  await expectSettled(page)
}

async function expectEmptyExplained(page: Page, path: string): Promise<void> {
  await page.route(calls, answerEmpty)
  await page.goto(path)
  await readThrough(page)
  await expect(retry(page)).toHaveCount(0)
  await expect(main(page)).toHaveText(/\S{20}/)
  await restore(page)
}

/** What is broken costs itself at most: the page, its frame and the other records stay. */
async function expectBrokenContained(page: Page, path: string): Promise<void> {
  await page.route(calls, answerBroken)
  await page.goto(path)
  await readThrough(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(main(page)).toHaveText(/\S{4}/)
  await expect(main(page)).not.toContainText('页面暂时打不开')
  await restore(page)
}

async function expectMissingExplained(page: Page, path: string): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ status: 404 }))
  await page.goto(path)
  await readThrough(page)
  await expect(main(page)).toContainText(/没有|下架|重试/)
  await restore(page)
}

async function expectPlaceholders(page: Page, path: string): Promise<void> {
  const release = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(path)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(main(page).locator('[data-skeleton], h1, h2, [aria-busy=true]').first()).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  release.resolve()
  await readThrough(page)
}

for (const path of chosenPlacesThatAsk()) {
  const title = `${path} explains failed, empty, broken, missing and slow responses, and loads when it is tried again`
  test(title, { tag: ['@desktop', '@always'] }, async ({ page, allow }) => {
    test.setTimeout(300_000)
    allow(/^(404|500|failed): .*\/ht\/api\/public\//)
    // A broken value may become part of the next question.
    allow(/^400: GET .*https%3A%2F%2F%5B/)
    // React names what could not be rendered and was left out.
    allow(/^console error: \w*Error/)
    for (const failure of failures)
      await test.step(failure.what, async () => {
        await expectFailureExplained(page, path, failure)
        await expectRetryToLoad(page)
      })
    await test.step('empty lists', () => expectEmptyExplained(page, path))
    await test.step('broken records', () => expectBrokenContained(page, path))
    await test.step('status 404', () => expectMissingExplained(page, path))
    await test.step('slow responses', () => expectPlaceholders(page, path))
  })
}
