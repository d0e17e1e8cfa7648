import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import type { JournalEntry } from '../../apps/mock-api/console/src/data/controls.ts'
import { requestOf } from '../../apps/mock-api/console/src/lib/call-request.ts'
import { curlOf, fetchOf } from '../../apps/mock-api/console/src/lib/curl.ts'
import { testOf } from '../../apps/mock-api/console/src/lib/test-code.ts'
import { createControlClient } from '../../packages/api-contract/src/control-client.ts'
import { unwrap } from '../../packages/api-contract/src/index.ts'
import { type FreshMock, startFreshMock } from '../lib/fresh-mock.ts'
import { root, run } from '../lib/npm.ts'
import { apiAddress, local } from '../lib/servers.ts'

/** What the console copies of a call is run here as it stands. */

const folder = mkdtempSync(join(tmpdir(), 'call-copies-'))
let mock: FreshMock
let api = ''
before(async () => {
  mock = await startFreshMock()
  api = apiAddress(mock.port)
  writePackage()
})
after(async () => {
  await mock.child.stop()
  rmSync(folder, { recursive: true })
})

const controlsOf = (world: string) => createControlClient({ baseUrl: local(mock.port, '/__mock'), world })
type Controls = ReturnType<typeof controlsOf>

const tokenOf = async (world: string, key: string) =>
  (await unwrap(controlsOf(world).POST('/personas/{key}/token', { params: { path: { key } } }))).token

/** A call to be made, with the persona who makes it. */
interface Call {
  name: string
  status: number
  persona?: string
  method?: string
  path: string
  body?: object | ((world: string) => Promise<object>)
  file?: string
  direct?: (controls: Controls) => Promise<unknown>
}

const owedBySu = async (world: string) => {
  const headers = { 'X-Mock-World': world, Authorization: `Bearer ${await tokenOf(world, 'su')}` }
  const info = await (await fetch(`${api}/api/member-fees/info`, { headers })).json()
  return { feeIds: info.payableFeeIds }
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const search = 'title.contains=造价&sort=publishDate,desc&size=2'
const fault = (kind: 'DROP' | 'STATUS') => async (controls: Controls) =>
  unwrap(controls.POST('/faults', { body: { kind, operation: 'listNews', status: 503, count: 1 } }))

const calls: Call[] = [
  { name: 'a search', status: 200, path: `/api/public/info-news-list?${new URLSearchParams(search)}` },
  { name: 'an article, which counts its readers', status: 200, path: '/api/public/info-news-article/1001' },
  { name: 'nothing that is there', status: 404, path: '/api/public/info-news-article/999999' },
  { name: 'a refusal', status: 401, path: '/api/member-fees/info' },
  { name: 'a list of a member', status: 200, persona: 'su', path: '/api/member-fees/user?sort=feeYear' },
  {
    name: 'an order, with all that is drawn for it',
    status: 200,
    persona: 'su',
    method: 'POST',
    path: '/api/weixin/native/pay',
    body: owedBySu,
  },
  {
    name: 'a refused body',
    status: 400,
    persona: 'su',
    method: 'PUT',
    path: '/api/member-webs',
    body: { title: `it's "x"\n$(id) \`y\`` },
  },
  {
    name: 'an answer without a body',
    status: 204,
    persona: 'su',
    method: 'POST',
    path: '/api/member/logout',
  },
  { name: 'a file', status: 201, persona: 'su', method: 'POST', path: '/api/files', file: '证书 (1).png' },
  {
    name: 'a failure that was asked for',
    status: 503,
    path: '/api/public/info-news-list?size=1',
    direct: fault('STATUS'),
  },
  {
    name: 'a connection that was cut',
    status: 0,
    path: '/api/public/info-news-list?size=1',
    direct: fault('DROP'),
  },
]

async function make({ persona, method = 'GET', path, body, file, direct }: Call, world: string) {
  await direct?.(controlsOf(world))
  const form = new FormData()
  if (file) form.append('file', new Blob([png]), file)
  const headers = {
    'X-Mock-World': world,
    ...(persona && { Authorization: `Bearer ${await tokenOf(world, persona)}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  }
  const data = typeof body === 'function' ? await body(world) : body
  const sent = { method, headers, ...(data && { body: JSON.stringify(data) }), ...(file && { body: form }) }
  await fetch(api + path, sent).catch(() => {})
}

async function latest(world: string): Promise<JournalEntry> {
  const [entry] = await unwrap(controlsOf(world).GET('/journal', { params: { query: { limit: 1 } } }))
  assert.ok(entry)
  return entry
}

/** What has to be the same of a call that is repeated; of one that was answered on demand, only that it arrives. */
const kernel = (
  { method, target, caller, requestBody, status }: JournalEntry,
  { injected }: JournalEntry,
) => ({
  method,
  target,
  caller,
  requestBody,
  ...(injected.length === 0 && { status }),
})

async function repeats(call: Call, index: number, copied: JournalEntry, world: string) {
  const request = async () => {
    const token = call.persona ? await tokenOf(world, call.persona) : null
    return requestOf(copied, { api, world, token })
  }
  const script = join(folder, `call-${index}.mjs`)
  writeFileSync(script, fetchOf(await request()))
  for (const command of [
    ['sh', '-c', curlOf(await request())],
    [process.execPath, script],
  ]) {
    const { code, output } = await run(command, { cwd: folder })
    assert.equal(code, 0, `${call.name}\n${command.at(-1)}\n${output}`)
    const repeated = await latest(world)
    assert.ok(repeated.id > copied.id, call.name)
    assert.deepEqual(kernel(repeated, copied), kernel(copied, copied), call.name)
  }
  const place = { persona: call.persona ?? null, scenario: 'typical', isMoved: false, earlierWrites: 0 }
  writeFileSync(join(folder, `call-${index}.spec.ts`), testOf(copied, await request(), place))
}

/** A package that tests with Playwright, as the guide has it. */
function writePackage(): void {
  const places = { '@playwright/test': 'node_modules/@playwright/test', '@portal/mock-api': 'apps/mock-api' }
  for (const [name, from] of Object.entries(places)) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(root, from), place)
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { reporter: "list" }\n')
}

/** Runs the tests in the folder. @returns what Playwright told */
async function play(): Promise<string> {
  const command = join(folder, 'node_modules/@playwright/test/cli.js')
  const env = { MOCK_URL: local(mock.port, ''), FORCE_COLOR: '0' }
  return (await run([process.execPath, command, 'test'], { cwd: folder, env })).output
}

test('what is copied of a call as curl, fetch and test runs and is the same call', async () => {
  for (const { file } of calls) if (file) writeFileSync(join(folder, file), png)
  for (const [index, call] of calls.entries()) {
    const world = `copies-${index}`
    await make(call, world)
    const copied = await latest(world)
    assert.equal(copied.status, call.status, call.name)
    await repeats(call, index, copied, world)
  }
  const played = await play()
  assert.match(played, new RegExp(`\\b${calls.length} passed`))
})

test('a test of a call in a world that began otherwise, at another time, begins like it', async () => {
  const world = 'copies-later'
  const controls = controlsOf(world)
  const body = { name: world, scenario: 'overdue' } as const
  await unwrap(createControlClient({ baseUrl: local(mock.port, '/__mock') }).POST('/worlds', { body }))
  await unwrap(controls.PUT('/clock', { body: { now: '2028-03-01T00:00:00.000Z' } }))
  await make({ name: 'fees', status: 200, persona: 'lin', path: '/api/member-fees/info' }, world)
  const call = await latest(world)
  assert.equal(call.isAnswerKept, true)
  const place = { persona: 'lin', scenario: 'overdue', isMoved: true, earlierWrites: 0 }
  for (const name of readdirSync(folder)) if (name.endsWith('.spec.ts')) rmSync(join(folder, name))
  const request = requestOf(call, { api, world, token: null })
  writeFileSync(join(folder, 'later.spec.ts'), testOf(call, request, place))
  const played = await play()
  assert.match(played, /\b1 passed/)
})
