import { test as plain } from '@playwright/test'
import { recordErrors } from './support/checks/recorded-errors.ts'
import { expect, test } from './support/test.ts'

/** A page without the app: what happens on it is this test's doing. */
const quietPage = '/robots.txt'

/** Provokes one error of each kind, one after the other. */
async function provokeErrors() {
  console.warn('a warning')
  console.error('an error')
  await fetch('/ht/api/nowhere')
  await fetch('/cut-off').catch(() => undefined)
  setTimeout(() => Promise.reject(new Error('not caught')))
}

plain('every kind of error is recorded', { tag: '@desktop' }, async ({ page, context, baseURL }) => {
  const errors = recordErrors(context)
  await page.route('/cut-off', (route) => route.abort())
  await page.goto(quietPage)
  const reported = context.waitForEvent('weberror')
  await page.evaluate(provokeErrors)
  await reported
  expect(errors).toEqual([
    'console warning: a warning',
    'console error: an error',
    `404: GET ${baseURL}/ht/api/nowhere`,
    `failed: GET ${baseURL}/cut-off net::ERR_FAILED`,
    'page error: not caught',
  ])
})

test.fail('an error that the test does not allow fails it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(quietPage)
  await page.evaluate(() => console.error('planted'))
})

test('an error that the test allows does not fail it', { tag: '@desktop' }, async ({ page, allow }) => {
  allow(/^console error: planted$/)
  await page.goto(quietPage)
  await page.evaluate(() => console.error('planted'))
})
