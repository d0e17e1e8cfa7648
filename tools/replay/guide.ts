import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { personas } from '../../apps/mock-api/src/seed/personas.ts'
import { staffPersonas } from '../../apps/mock-api/src/seed/staff-personas.ts'
import { type ControlClient, createControlClient } from '../../packages/api-contract/src/control-client.ts'
import { unwrap } from '../../packages/api-contract/src/unwrap.ts'
import { operationAt } from '../../packages/contract-tests/replay/exchange.ts'
import { npmRun, root, run } from '../lib/npm.ts'
import { type ReplayMock, withReplayMock } from '../lib/replay-mock.ts'
import { startLoggingProxy } from './logging-proxy.ts'

const folder = mkdtempSync(join(tmpdir(), 'replay-guide-'))
after(() => rmSync(folder, { recursive: true }))

const guide = readFileSync(join(root, 'docs/replay.md'), 'utf8')
const address = 'http://127.0.0.1:4010'
/** Stands for a backend of the reader's own. */
const elsewhere = 'https://test.example'

/** The commands that end their block and call a backend, and what the text says of how they end. */
const steps = [
  ...guide.matchAll(
    /```sh\n(?: *chmod .*\n)? *((?:npm run replay|curl) .*(?:4010|test[.]example).*)\n *```(?:\n+(Near its end it says [^.,]*))?/g,
  ),
].map(([, command = '', ending = '']) => ({ command, ending }))

/** The words of a shell line; quotes hold words together. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

/** Runs one of the guide's commands against a mock elsewhere. */
async function follow(command: string, origin: string, accounts: string): Promise<string> {
  const words = wordsOf(command.replaceAll(address, origin).replaceAll(elsewhere, origin))
  if (words[0] === 'curl')
    return (await run(['curl', '--silent', '--show-error', '--fail', ...words.slice(1)])).output
  const flags = words.slice(words.indexOf('--') + 1)
  const places: Record<string, string> = {
    'accounts.json': accounts,
    'baseline.json': join(folder, 'baseline.json'),
    'replay-report': join(folder, 'report'),
  }
  return (await run(npmRun('replay', ...flags.map((word) => places[word] ?? word)))).output
}

async function followGuide({ baseUrl }: ReplayMock): Promise<void> {
  const accounts = join(folder, 'accounts.json')
  writeFileSync(accounts, /```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '', { mode: 0o600 })
  // The days of the example pass, and with them what it says.
  const baseline = /```json baseline\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
  writeFileSync(join(folder, 'baseline.json'), baseline.replaceAll(/"20\d\d(-\d\d-\d\d")/g, '"2999$1'))
  assert.equal(steps.length, 9)
  for (const { command, ending } of steps) {
    const output = await follow(command, new URL(baseUrl).origin, accounts)
    const promised = command.includes(elsewhere)
      ? 'The contract is kept'
      : ending.replace(/^Near its end it says \*|[*.]+$/g, '')
    assert.ok(output.includes(promised), `${command}\n${output}`)
  }
}

/** Judges a recording of the website as the guide has it; nothing is called. */
async function checkRecording(): Promise<void> {
  const [, flags = ''] = /^ *npm run replay -- (--har .*)$/m.exec(guide) ?? []
  const places: Record<string, string> = {
    'recorded.har': join(root, 'packages/contract-tests/replay/har/testing/portal.har'),
    'replay-report': join(folder, 'recorded'),
  }
  const { output } = await run(npmRun('replay', ...wordsOf(flags).map((word) => places[word] ?? word)))
  assert.match(output, /The contract is kept by/)
  assert.ok(existsSync(join(folder, 'recorded/index.html')), output)
}

async function onlyRead({ baseUrl, credentials }: ReplayMock): Promise<void> {
  const proxy = await startLoggingProxy(new URL(baseUrl).port)
  const flags = ['--base-url', `${proxy.origin}/ht`, '--credentials', credentials, '--read-only']
  const ended = await run(npmRun('replay', ...flags))
  proxy.stop()
  assert.equal(ended.code, 0, ended.output)
  const writing = proxy.requests.filter(({ method, path }) => {
    const operation = operationAt(method, decodeURIComponent(path.replace('/ht', '')))
    return operation?.writes ?? !['GET', 'HEAD', 'OPTIONS'].includes(method)
  })
  assert.deepEqual(writing, [])
  assert.ok(proxy.requests.length > 500)
}

interface Account {
  login: string
  token?: string
}

/** An account of the credentials with a token of its own in place of the password. */
async function byToken(control: ControlClient, { login }: Account): Promise<Account> {
  const persona = [...personas, ...staffPersonas].find((one) => one.login === login)
  assert.ok(persona, login)
  const params = { path: { key: persona.key } }
  const { token } = await unwrap(control.POST('/personas/{key}/token', { params }))
  return { login, token }
}

/** Replays with tokens alone, where no captcha can be answered. */
async function withTokens({ baseUrl, credentials }: ReplayMock): Promise<void> {
  const control = createControlClient({ baseUrl: new URL('/__mock', baseUrl).href })
  const { person, unit, applicant, staff, others } = JSON.parse(readFileSync(credentials, 'utf8'))
  const one = (account: Account) => byToken(control, account)
  const accounts = {
    ...{ person: await one(person), unit: await one(unit), applicant: await one(applicant) },
    ...{ staff: await one(staff), others: await Promise.all(others.map(one)) },
  }
  const file = join(folder, 'tokens.json')
  writeFileSync(file, JSON.stringify(accounts), { mode: 0o600 })
  const ended = await run(npmRun('replay', '--base-url', baseUrl, '--credentials', file))
  assert.equal(ended.code, 0, ended.output)
  assert.match(ended.output, /logs in by a token, which other scenarios need/)
}

test('a recording is judged as the guide says', checkRecording)

test('the replay on a fresh mock', (context) =>
  withReplayMock(async (mock) => {
    await context.test('does what the guide says, word for word', () => followGuide(mock))
    await context.test('sends nothing that leaves something behind with --read-only', () => onlyRead(mock))
    await context.test('keeps the contract with tokens in place of passwords', () => withTokens(mock))
  }))
