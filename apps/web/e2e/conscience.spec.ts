import { test as plain } from '@playwright/test'
import { recordIncidents } from './support/incidents.ts'
import { expect, test } from './support/test.ts'

/** A page without the app: what happens on it is this test's doing. */
const quietPage = '/ht/openapi.json'

/** Does everything that must not happen on a page, one after the other. */
async function misbehave() {
  console.warn('a warning')
  console.error('an error')
  await fetch('/ht/api/nowhere')
  await fetch('/cut-off').catch(() => undefined)
  setTimeout(() => Promise.reject(new Error('not caught')))
}

plain('every kind of incident is recorded', async ({ page, context, baseURL }) => {
  const incidents = recordIncidents(context)
  await page.route('/cut-off', (route) => route.abort())
  await page.goto(quietPage)
  const reported = context.waitForEvent('weberror')
  await page.evaluate(misbehave)
  await reported
  expect(incidents).toEqual([
    'console warning: a warning',
    'console error: an error',
    `404: GET ${baseURL}/ht/api/nowhere`,
    `failed: GET ${baseURL}/cut-off net::ERR_FAILED`,
    'page error: not caught',
  ])
})

test.fail('an incident that the test does not allow fails it', async ({ page }) => {
  await page.goto(quietPage)
  await page.evaluate(() => console.error('planted'))
})

test('an incident that the test allows does not', async ({ page, allow }) => {
  allow(/^console error: planted$/)
  await page.goto(quietPage)
  await page.evaluate(() => console.error('planted'))
})
