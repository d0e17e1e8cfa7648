import type { Page, Route } from '@playwright/test'
import { expectSettled, readThrough } from './support/settled.ts'
import { expect, test } from './support/test.ts'

/** The main public pages: each kind of list, record, search, reader and form, in both kinds of shell. */
const pages = [
  '/',
  '/IntroductionContent',
  '/DynamicWork',
  '/DynamicWork?article=1017',
  '/GovernmentMinistry?issue=2001',
  '/2408?view=units',
  '/CompanyDisplay',
  '/SelfDisciplinePact',
  '/social-Information',
  '/Search?keyword=造价',
  '/Calculator?standard=SUPERVISION&amount=4000',
  '/CommitteeBook',
  '/CommitteeBookDetail?id=4201',
  '/DisputeResolutionFlow',
  '/JoinUs',
  '/JoinUs/post/4104',
  '/LetterAppointmentInfo',
  '/LetterAppointmentInfo?expert=4401',
  '/verify/w6kunyEU95B8UjQc2Ap2VuHY',
  '/subsite/hengzhun',
  '/subNews/hengzhun',
  '/companyOverviewMember/lin-zhiyuan',
]

/** What a page asks the backend for, apart from what its frame does. */
const calls = /\/ht\/api\/public\/(?!info-dicts-list|info-banner-list)/

const failures: Record<string, (route: Route) => Promise<void>> = {
  // Without the header the client would wait before its next try.
  'an error of the server': (route) => route.fulfill({ status: 500, headers: { 'retry-after': '0' } }),
  'broken JSON': (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  'no network': (route) => route.abort('internetdisconnected'),
}

/** Answers every list with none of its rows, and all else as it is. */
async function answerEmpty(route: Route): Promise<void> {
  const response = await route.fetch()
  const isList = response.ok() && Array.isArray(await response.json())
  if (isList) await route.fulfill({ headers: { 'x-total-count': '0' }, json: [] })
  else await route.fulfill({ response })
}

const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) => main(page).getByRole('button', { name: '重试' })

test.beforeEach(({ page: _, allow }, { project }) => {
  test.skip(project.name === 'phone', 'the same states as on the desktop')
  allow(/^(404|500|failed): .*\/ht\/api\/public\//)
})

// Answers may still be on their way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const path of pages) {
  for (const [what, answer] of Object.entries(failures))
    test(`${path} says what ${what} means, and another try shows it`, async ({ page }) => {
      await page.route(calls, answer)
      await page.goto(path)
      await expect(retry(page).first()).toBeVisible({ timeout: 15_000 })
      await readThrough(page)
      await page.unroute(calls)
      await expect(async () => {
        // From the last to the first: those that are gone move none of those to come.
        for (const button of (await retry(page).all()).toReversed()) await button.click({ timeout: 1_000 })
        await expect(retry(page)).toHaveCount(0, { timeout: 1_500 })
      }).toPass({ timeout: 20_000 })
      await expectSettled(page)
    })

  test(`${path} says that there is nothing, or what is missing`, async ({ page }) => {
    await page.route(calls, answerEmpty)
    await page.goto(path)
    await readThrough(page)
    await expect(retry(page)).toHaveCount(0)
    await expect(main(page)).toHaveText(/\S{20}/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(calls, (route) => route.fulfill({ status: 404 }))
    await page.goto(path)
    await readThrough(page)
    await expect(main(page)).toContainText(/没有|下架|重试/)
  })

  test(`${path} keeps the places of what is slow`, async ({ page }) => {
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
  })
}
