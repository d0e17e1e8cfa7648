import assert from 'node:assert/strict'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { untilAnswers } from '../lib/answers.ts'
import { startChild } from '../lib/child.ts'
import { npm, npmRun, root, run } from '../lib/npm.ts'
import { freePort } from '../lib/ports.ts'
import { apiAddress, consoleAddress, mockProbe, referenceAddress } from '../lib/servers.ts'

const guide = readFileSync(join(root, 'docs/mock.md'), 'utf8')
const section = /^## As one file(.*?)^## /ms.exec(guide)?.[1] ?? ''
/** The words of the guide's commands, such as `npm`, `install` and the file. */
const [pack = [], install = [], start = []] = [...section.matchAll(/^(?:npm|npx) .*$/gm)].map(([line]) =>
  line.split(' '),
)

const readme = readFileSync(join(root, 'apps/mock-api/tools/package-readme.md'), 'utf8')
/** The tests of the guide and of the package; where one opens a page, a website has to run as well. */
const snippets = [...`${guide}\n${readme}`.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
const withoutPage = snippets.filter((code) => !/\bpage\b/.test(code))

async function json<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init)
  assert.equal(answer.status, 200, `${url}\n${await answer.clone().text()}`)
  return (await answer.json()) as T
}

const send = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

interface Described {
  paths: Record<string, { post: { requestBody: { content: Record<string, { example: object }> } } }>
}

interface LoggedIn {
  data: { token: string }
}

/** The login as the document's own example sends it. */
async function logIn(port: number): Promise<Record<string, string>> {
  const { paths } = await json<Described>(mockProbe(port))
  const example = paths['/api/authenticate']?.post.requestBody.content['application/json']?.example ?? {}
  const { data } = await json<LoggedIn>(`${apiAddress(port)}/api/authenticate`, send(example))
  return { authorization: `Bearer ${data.token}` }
}

/** A page loads with every script and style that it names. */
async function opens(address: string): Promise<void> {
  const page = await (await fetch(address)).text()
  const files = [...page.matchAll(/(?:src|href)="([^":]+[.](?:js|css))"/g)].map(([, path = '']) => path)
  assert.ok(files.length > 0, page)
  for (const file of files) assert.equal((await fetch(new URL(file, address))).status, 200, file)
}

async function answers(port: number): Promise<void> {
  assert.ok((await json<object[]>(`${apiAddress(port)}/api/public/info-news-list`)).length > 0)
  const headers = await logIn(port)
  await json(`${apiAddress(port)}/api/member-orders`, { headers })
  await opens(consoleAddress(port))
  await opens(referenceAddress(port))
}

/** What a team that tests with Playwright has installed itself. */
function bringPlaywright(folder: string): void {
  for (const name of ['@playwright/test', '@types/node', 'undici-types', 'typescript']) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), place)
  }
}

/** The guide's tests are typed and pass, in a folder that has the package and Playwright. */
async function runsSnippets(folder: string, port: number): Promise<void> {
  bringPlaywright(folder)
  for (const [index, code] of snippets.entries())
    writeFileSync(join(folder, `${withoutPage.includes(code) ? 'request' : 'page'}-${index}.spec.ts`), code)
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ] as const) {
    const compilerOptions = { strict: true, noEmit: true, target: 'es2022', module, types: ['node'] }
    const settings = {
      compilerOptions: { ...compilerOptions, moduleResolution: resolution },
      include: ['*.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const typed = await run([process.execPath, join(folder, 'node_modules/typescript/bin/tsc')], {
      cwd: folder,
    })
    assert.equal(typed.code, 0, `${resolution}\n${typed.output}`)
  }
  const command = join(folder, 'node_modules/@playwright/test/cli.js')
  const env = { MOCK_URL: `http://127.0.0.1:${port}`, FORCE_COLOR: '0' }
  const played = await run([process.execPath, command, 'test', 'request'], { cwd: folder, env })
  assert.match(played.output, new RegExp(`\\b${withoutPage.length} passed`))
}

test('the mock is one file, which starts in an empty folder without network', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-package-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  const packed = join(folder, 'packed')
  const empty = join(folder, 'empty')
  mkdirSync(empty)

  assert.deepEqual(pack.slice(0, 4), ['npm', 'run', 'mock:pack', '--'])
  const made = await run(npmRun('mock:pack', packed))
  assert.equal(made.code, 0, made.output)
  const [file = ''] = readdirSync(packed)
  assert.equal(`./${file}`, install[2], 'the guide names the file')
  copyFileSync(join(packed, file), join(empty, file))

  const installed = await run(npm(...install.slice(1), '--offline'), { cwd: empty })
  assert.equal(installed.code, 0, installed.output)
  assert.deepEqual(
    readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['@portal'],
  )

  assert.deepEqual(start.slice(0, 2), ['npx', 'portal-mock'])
  const port = await freePort()
  const lines: string[] = []
  const command = join(empty, 'node_modules/@portal/mock-api/bin/portal-mock.js')
  assert.ok(existsSync(join(empty, 'node_modules/.bin/portal-mock')))
  const args = [command, '--port', String(port)]
  const child = startChild({ name: 'mock', cwd: empty, args, onLine: (line) => lines.push(line) })
  context.after(() => child.stop())
  const died = child.ended.then(() => assert.fail(lines.join('\n')))
  await Promise.race([untilAnswers(mockProbe(port)), died])
  await answers(port)
  const store = join(empty, '.data/mock.sqlite')
  assert.ok(existsSync(store))
  await runsSnippets(empty, port)

  await child.stop()
  assert.ok(section.includes('`npx portal-mock-reset`'))
  writeFileSync(store, 'of another kind')
  const reset = join(empty, 'node_modules/@portal/mock-api/bin/portal-mock-reset.js')
  const ended = await run([process.execPath, reset], { cwd: empty })
  assert.equal(ended.code, 0, ended.output)
  assert.match(readFileSync(store, 'latin1'), /^SQLite format 3/)
})
