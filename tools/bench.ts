/**
 * `npm run bench`: how fast the mock starts and answers, and how fast the home page stands on a phone; each against its
 * target, and beside something bare measured in the same run. Exit code 1 when a target is missed.
 */
import { join } from 'node:path'
import { certificateForHttp2 } from './bench/certificate.ts'
import { installLighthouse, measure } from './bench/lighthouse.ts'
import { medianPage, missed, type Page, targets } from './bench/measure.ts'
import { servePlainPage } from './bench/plain-page.ts'
import { findBrowser } from './browser/find.ts'
import { fail, messageOf } from './lib/fail.ts'
import { startFreshMock } from './lib/fresh-mock.ts'
import { root, run } from './lib/npm.ts'
import { freePort } from './lib/ports.ts'
import { local, startWeb } from './lib/servers.ts'
import { bold, pad } from './lib/terminal.ts'
import { turbo } from './lib/turbo.ts'

const rounds = 5

/** Runs one of the mock's own benches, which judge themselves. */
async function mockBench(name: string): Promise<boolean> {
  console.log(bold(`\nMock: ${name}`))
  const show = (text: string) => process.stdout.write(text)
  const { code } = await run([process.execPath, join(root, 'apps/mock-api/bench', `${name}.ts`)], { show })
  return code === 0
}

/** Serves the production build before a fresh mock while `use` runs. */
async function withWebsite<T>(use: (url: string) => Promise<T>): Promise<T> {
  const { code, output } = await turbo('build', '@portal/web')
  if (code !== 0) throw new Error(output)
  const mock = await startFreshMock({ NODE_ENV: 'production' })
  const port = await freePort()
  const started = Promise.withResolvers<string>()
  const onLine = (line: string) => {
    const [, url] = /^Portal on (\S+)/.exec(line) ?? []
    if (url) started.resolve(url)
  }
  const web = startWeb({ port, mockPort: mock.port, env: certificateForHttp2(), onLine })
  void web.ended.then(() => started.reject(new Error('The web server ended before it listened.')))
  try {
    return await use(await started.promise)
  } finally {
    await Promise.all([web.stop(), mock.child.stop()])
  }
}

/** Both pages by turns, so that what else the machine does hits both alike. */
async function measureByTurns(urls: string[], browser: string): Promise<Page[]> {
  const runs: Page[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) runs[index]?.push(await measure(url, browser))
  }
  return runs.map(medianPage)
}

function line(name: string, { score, lcp, tbt, cls }: Page): string {
  const columns = [score.toFixed(0), `${lcp.toFixed(2)} s`, `${tbt.toFixed(0)} ms`, cls.toFixed(3)]
  return `  ${pad(name, 22)}${columns.map((column) => column.padStart(10)).join('')}`
}

function showPages(home: Page, plain: Page) {
  console.log(bold(`\nHome page, Lighthouse mobile, medians of ${rounds} turns`))
  console.log(`  ${pad('', 22)}${['score', 'LCP', 'TBT', 'CLS'].map((name) => name.padStart(10)).join('')}`)
  console.log(line('home', home))
  console.log(line('plain HTML page', plain))
  console.log(line('target', targets))
  console.log(`  home / plain          ${`score ${(home.score / plain.score).toFixed(2)}`.padStart(10)}`)
}

async function pageBench(): Promise<boolean> {
  const browser = findBrowser() ?? fail('No Chromium to measure with: run `npm run browser`.')
  await installLighthouse()
  const plainPort = await freePort()
  const plainServer = servePlainPage(plainPort)
  const [home, plain] = await withWebsite((url) => measureByTurns([url, local(plainPort)], browser))
  plainServer.close()
  if (!home || !plain) return false
  showPages(home, plain)
  for (const measure of missed(home)) console.log(`  ${measure} misses its target`)
  return missed(home).length === 0
}

async function main() {
  const verdicts = [
    await mockBench('start'),
    await mockBench('list'),
    await mockBench('scale'),
    await mockBench('worlds'),
    await pageBench(),
  ]
  process.exitCode = verdicts.every(Boolean) ? 0 : 1
}

await main().catch((error: unknown) => fail(messageOf(error)))
