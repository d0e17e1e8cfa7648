import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestBed } from '../testing/test-bed.ts'
import { buildApp } from './app.ts'

const run = promisify(execFile)
const { resolve } = createRequire(import.meta.url)
const workspace = join(import.meta.dirname, '../..')
const guide = readFileSync(join(workspace, '../../docs/mock.md'), 'utf8')
const snippets = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
/** Those that open a page are compiled and found here, and run where there is a browser. */
const withBrowser = (code: string) => /\bpage\b/.test(code)

/** Inside the workspace, so that the names of packages are found from there. */
const folder = join(workspace, '.snippets')
const playwright = async (...args: string[]) => {
  const cli = join(resolve('@playwright/test/package.json'), '../cli.js')
  const env = { ...process.env, MOCK_URL: address, FORCE_COLOR: '0' }
  const words = [cli, 'test', '--config', folder, '--workers=1', ...args]
  // What it tells on its standard output is the reason, when it ends with an error.
  const { stdout } = await run(process.execPath, words, { env }).catch((error: { stdout: string }) => error)
  return stdout
}

let address = ''
let close: () => Promise<void>
const worlds = new Set<string>()
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { reporter: "list" }\n')
  for (const [index, code] of snippets.entries()) {
    const name = withBrowser(code) ? 'page' : 'request'
    writeFileSync(join(folder, `${name}-${index}.spec.ts`), code)
  }
  const tsconfig = { extends: '../tsconfig.json', compilerOptions: { noEmit: true }, include: ['*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const bed = await createTestBed()
  const app = buildApp(bed.worlds)
  app.addHook('onRequest', async ({ world }) => {
    worlds.add(world.name)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  close = () => app.close()
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the TypeScript of the guide to the mock', () => {
  it('is typed as it stands', async () => {
    expect(snippets.length).toBeGreaterThan(1)
    const tsc = join(resolve('typescript/package.json'), '../bin/tsc')
    await run(process.execPath, [tsc, '-p', folder])
  }, 120_000)

  it('runs, each test in a world that ends with it', async () => {
    const told = await playwright('request')
    expect(told).toContain(`${snippets.filter((code) => !withBrowser(code)).length} passed`)
    expect(worlds.size).toBeGreaterThan(1)
    const left = (await (await fetch(`${address}/__mock/worlds`)).json()) as { name: string }[]
    expect(left.map(({ name }) => name)).toEqual(['default'])
  }, 120_000)

  it('is found by Playwright where it opens a page', async () => {
    const told = await playwright('page', '--list')
    expect(told).toContain(`Total: ${snippets.filter(withBrowser).length} test`)
  }, 120_000)
})
