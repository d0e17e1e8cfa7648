import { afterEach, expect, it } from 'vitest'
import { createSend } from '../../shared/http/send.ts'
import { json, startExampleBackend } from '../testing/example-backend.ts'
import type { Context } from './context.ts'
import { runScenarios } from './run.ts'
import type { Scenario } from './scenario.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const scenario = (name: string, run: (context: Context) => Promise<void>): Scenario => ({
  ...{ name, operations: ['listNews'], writes: false, run },
})

async function runWithout(leftOut: string[], scenarios: Scenario[], headers = {}) {
  const backend = await startExampleBackend(({ url, headers: sent }, response) =>
    url?.startsWith('/ht/api/public/code') ? json(response, 200, { wrong: sent['x-trace'] ?? '' }) : false,
  )
  stops.push(backend.stop)
  const send = createSend({ isReadOnly: false, headers })
  const subject = { baseUrl: backend.baseUrl, credentials: {}, send, parallel: 1 }
  return { ...(await runScenarios({ ...subject, scenarios, leftOut: new Set(leftOut) })), backend }
}

const banners = scenario('Banners, then the captcha', async ({ anonymous }) => {
  await anonymous.GET('/api/public/info-banner-list')
  await anonymous.GET('/api/public/code')
})

it('what a run leaves out is not called, and what needs it is not judged', async () => {
  const { results, backend } = await runWithout(['listBanners'], [banners])
  expect(backend.requests).toEqual([])
  expect(results[0]).toMatchObject({
    end: 'skipped',
    reason: 'it needs listBanners, which this run leaves out',
  })
})

it('a login calls what it needs also where that is left out, and it is not judged', async () => {
  const findings = await runWithout([], [banners])
  expect(findings.mismatches.map(({ exchange }) => exchange?.operation?.id)).toContain('getCaptcha')
  const { results, mismatches, backend } = await runWithout(['getCaptcha'], [banners])
  expect(backend.requests).toContain('GET /ht/api/public/code')
  expect(mismatches.map(({ exchange }) => exchange?.operation?.id)).not.toContain('getCaptcha')
  expect(results[0]).toMatchObject({ end: 'done' })
})

it('the headers of the command line come with every call, and are told with it', async () => {
  const { exchanges } = await runWithout([], [banners], { 'X-Trace': 'replay' })
  const captcha = exchanges.filter(({ operation }) => operation?.id === 'getCaptcha')
  expect(new Set(exchanges.map(({ requestHeaders }) => requestHeaders['x-trace']))).toEqual(
    new Set(['replay']),
  )
  expect(captcha.map(({ answer }) => answer.body)).toEqual([{ wrong: 'replay' }])
})
