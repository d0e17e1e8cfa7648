import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

interface Run {
  child: ChildProcess
  /** Everything printed until now. */
  output(): string
  ended: Promise<number | null>
}

function run(...flags: string[]): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.js'), ...flags])
  running.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { child, output: () => text, ended }
}

/** Address of a mock once it says that it listens. */
async function listening({ output, ended }: Run): Promise<string> {
  const found = () => /Mock API on (http:\S+),/.exec(output())?.[1]
  await Promise.race([ended, expect.poll(found).toBeDefined()])
  return found() ?? expect.fail(output())
}

async function takenPort(): Promise<{ port: number; free: () => void }> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, free: () => server.close() }
}

describe('the server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints one line, answers, and ends cleanly on %s',
    async (signal) => {
      const mock = run('--memory', '--port', '0')
      const answer = await fetch(`${await listening(mock)}/api/public/info-dicts-list`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('x-total-count')).toBe('8')
      expect(mock.output().trim().split('\n')).toHaveLength(1)
      mock.child.kill(signal)
      expect(await mock.ended).toBe(0)
    },
  )

  it('starts again on its previous store', async () => {
    const store = join(folder, 'kept.sqlite')
    const first = run('--store', store, '--port', '0')
    await fetch(`${await listening(first)}/api/public/info-news-article/1001`)
    const views = await viewsOf(await listening(first))
    first.child.kill('SIGTERM')
    await first.ended
    expect(await viewsOf(await listening(run('--store', store, '--port', '0')))).toBe(views)
  })

  it('begins the default world anew with --fresh, and keeps what is kept beside it', async () => {
    const store = join(folder, 'fresh.sqlite')
    const first = run('--store', store, '--port', '0')
    const base = await listening(first)
    const controls = base.replace(/ht$/, '__mock')
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'beside', from: 'default', isKept: true })
    expect((await fetch(`${controls}/worlds`, { method: 'POST', headers, body })).status).toBe(201)
    const before = await viewsOf(base)
    await fetch(`${base}/api/public/info-news-article/1001`)
    expect(await viewsOf(base)).toBeGreaterThan(before)
    first.child.kill('SIGTERM')
    await first.ended
    const again = await listening(run('--store', store, '--port', '0', '--fresh'))
    expect(await viewsOf(again)).toBe(before)
    const names = (await (await fetch(`${again.replace(/ht$/, '__mock')}/worlds`)).json()) as {
      name: string
    }[]
    expect(names.map(({ name }) => name)).toContain('beside')
  })

  it('names the port that is taken and how to choose another', async () => {
    const { port, free } = await takenPort()
    const mock = run('--memory', '--port', String(port))
    expect(await mock.ended).toBe(1)
    expect(mock.output()).toMatch(new RegExp(`^Port ${port} is taken\\..*--port`))
    free()
  })

  it('leaves a store to the mock that uses it, also after that was killed', { timeout: 30_000 }, async () => {
    const store = join(folder, 'used.sqlite')
    const first = run('--store', store, '--port', '0')
    await listening(first)
    const second = run('--store', store, '--port', '0')
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      /^Another mock uses the store .*used\.sqlite: .*--memory or --store FILE.*\n$/,
    )
    await listening(run('--memory', '--port', '0'))
    first.child.kill('SIGKILL')
    await first.ended
    await listening(run('--store', store, '--port', '0'))
  })

  it('reports a wrong flag or store in one sentence', async () => {
    const broken = join(folder, 'broken.sqlite')
    writeFileSync(broken, 'no database at all '.repeat(500))
    for (const [flags, words] of [
      [['--port', 'x'], /^--port.*\n$/],
      [['--memory', '--host', '192.0.2.1', '--port', '0'], /^192\.0\.2\.1 .*--host.*0\.0\.0\.0.*\n$/],
      [['--store', broken, '--port', '0'], /^The store .*broken\.sqlite.*npm run mock:reset.*\n$/],
    ] as const) {
      const mock = run(...flags)
      expect(await mock.ended).toBe(1)
      expect(mock.output()).toMatch(words)
    }
  })

  it('starts on a store whose seeding was interrupted by a kill', { timeout: 60_000 }, async () => {
    const store = join(folder, 'half.sqlite')
    const libraryBegun = () =>
      expect
        .poll(() => statSync(`${store}.library`, { throwIfNoEntry: false })?.size, { interval: 1 })
        .toBeGreaterThan(0)
    // From before the first byte to after the last, and between its two files: seeding takes some hundred milliseconds.
    const moments = [150, 300, 450, 600, 800, 1_000].map((delay) => () => wait(delay))
    for (const moment of [libraryBegun, ...moments]) {
      const killed = run('--store', store, '--port', '0')
      await moment()
      killed.child.kill('SIGKILL')
      await killed.ended
    }
    const base = await listening(run('--store', store, '--port', '0'))
    const article = await fetch(`${base}/api/public/info-news-article/1001`)
    expect(((await article.json()) as { content: string }).content.length).toBeGreaterThan(100)
    const found = await fetch(`${base}/api/public/info-news-search?keyword=${encodeURIComponent('造价')}`)
    expect(Number(found.headers.get('x-total-count'))).toBeGreaterThan(10)
  })
})

async function viewsOf(base: string): Promise<number> {
  const answer = await fetch(`${base}/api/public/info-news-detail/1001`)
  const { viewCount } = (await answer.json()) as { viewCount: number }
  return viewCount
}

process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
