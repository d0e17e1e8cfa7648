import { unwrap } from '@portal/api-contract'
import { afterEach, expect, it } from 'vitest'
import { createSend } from '../../shared/http/send.ts'
import { type ExampleBackend, startExampleBackend } from '../testing/example-backend.ts'
import type { Context } from './context.ts'
import { everyRow } from './rules.ts'
import { runScenarios } from './run.ts'

let backend: ExampleBackend | undefined
afterEach(() => backend?.stop())

/** What a run of one scenario finds. */
async function findingsOf(run: (context: Context) => Promise<void>) {
  backend = await startExampleBackend()
  const send = createSend({ isReadOnly: false })
  const scenario = { name: 'Two lists', operations: ['listNews' as const], writes: false, run }
  const subject = { baseUrl: backend.baseUrl, credentials: {}, send, parallel: 1 }
  return runScenarios({ ...subject, scenarios: [scenario] })
}

/** The rules that a scenario finds broken: each with the call that shows it, and what was seen. */
async function brokenBy(run: (context: Context) => Promise<void>) {
  const { mismatches } = await findingsOf(run)
  // The files that the examples lead to are not there: a rule of its own, at a place of the answer.
  return mismatches
    .filter(({ kind, path }) => kind === 'rule' && !path.startsWith('/'))
    .map(({ exchange, seen }) => [exchange?.operation?.id, exchange?.target, seen])
}

const readBoth = async ({ anonymous }: Context) => {
  const query = { size: 1 }
  await unwrap(anonymous.GET('/api/public/info-news-list', { params: { query: { size: 2 } } }))
  const news = await unwrap(anonymous.GET('/api/public/info-news-list', { params: { query } }))
  await unwrap(anonymous.GET('/api/public/info-banner-list'))
  return news
}

it('a broken rule is shown by the last call, or by the newest one of the operation that it is about', async () => {
  const broken = await brokenBy(async (context) => {
    await readBoth(context)
    context.expect(false, 'banners', 1)
    context.expect(false, 'news', 2, 'listNews')
    context.expect(false, 'of what was not called', 3, 'getCaptcha')
    context.expect(true, 'what holds', 4, 'listNews')
  })
  expect(broken).toEqual([
    ['listBanners', '/api/public/info-banner-list', '1'],
    ['listNews', '/api/public/info-news-list?size=1', '2'],
    ['listBanners', '/api/public/info-banner-list', '3'],
  ])
})

it('a rule of each row is broken by the rows that are named', async () => {
  const rows = [{ id: 7 }, { id: 8 }, { name: 'none' }]
  const broken = await brokenBy(async (context) => {
    await readBoth(context)
    everyRow(context, rows, () => true, 'all')
    everyRow(context, rows, (row) => row.id === 7, 'few', 'listNews')
  })
  expect(broken).toEqual([['listNews', '/api/public/info-news-list?size=1', '2 of 3: 8, {"name":"none"}']])
})

it('a rule of each row is not tried where there is none', async () => {
  const { results } = await findingsOf(async (context) => {
    everyRow(context, [], () => false, 'of none')
    everyRow(context, [{ id: 7 }], () => true, 'of one')
  })
  expect(results[0]?.untried.map(({ rule }) => rule)).toEqual(['of none'])
})

it('what time it is says the backend, also before a scenario has called, and as it was before the time was moved', async () => {
  const ahead = 40 * 86_400_000
  let moved = 0
  const headers = () => ({ date: new Date(Date.now() + ahead + moved).toUTCString() })
  const send = async () => Response.json([], { headers: { ...headers(), 'x-total-count': '0' } })
  const clock = async (seconds: number, work: () => Promise<unknown>) => {
    moved = seconds * 1000
    await work()
    moved = 0
  }
  const days: number[] = []
  const note = ({ now }: Context) => days.push(Math.round((now().getTime() - Date.now()) / 86_400_000))
  const read = ({ anonymous }: Context) => anonymous.GET('/api/public/info-banner-list')
  const runs: ((context: Context) => Promise<unknown>)[] = [
    async (context) => note(context),
    read,
    async (context) => note(context),
    (context) => context.clock('')(86_400, () => read(context).then(() => note(context))),
    async (context) => note(context),
  ]
  const scenarios = runs.map((run, place) => ({
    ...{ name: `${place}`, operations: ['listBanners' as const], writes: true },
    run: async (context: Context) => void (await run(context)),
  }))
  const subject = { baseUrl: 'http://backend.example', credentials: {}, send, parallel: 1 }
  await runScenarios({ ...subject, scenarios, clock, aheadMs: 2 * 86_400_000 })
  expect(days).toEqual([2, 40, 41, 40])
})
