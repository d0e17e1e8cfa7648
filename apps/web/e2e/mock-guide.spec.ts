import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findTestBrowser } from '../../../tools/browser/find.ts'
import { browserFlags, isRoot } from '../../../tools/browser/flags.ts'
import { mock, web } from './support/servers.ts'
import { expect, test } from './support/test.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'docs/mock.md'), 'utf8')
/** The guide's tests that open a page; the mock's own tests run the others. */
const snippets = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)]
  .map(([, code = '']) => code)
  .filter((code) => /\bpage\b/.test(code))

/** A package that tests with Playwright, as the guide has it, with the website's address and the browser of this machine. */
function writePackage(folder: string): void {
  const places = { '@playwright/test': 'node_modules/@playwright/test', '@portal/mock-api': 'apps/mock-api' }
  for (const [name, from] of Object.entries(places)) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(root, from), place)
  }
  const launchOptions = { executablePath: findTestBrowser(), args: browserFlags(isRoot()) }
  const settings = { reporter: 'list', use: { baseURL: web, launchOptions } }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(settings)}\n`)
  for (const [index, code] of snippets.entries()) writeFileSync(join(folder, `page-${index}.spec.ts`), code)
}

test('the tests of a page in the guide to the mock run as they stand', { tag: '@desktop' }, async () => {
  expect(snippets.length).toBeGreaterThan(0)
  const folder = mkdtempSync(join(tmpdir(), 'mock-guide-'))
  try {
    writePackage(folder)
    const command = join(folder, 'node_modules/@playwright/test/cli.js')
    const env = { ...process.env, MOCK_URL: mock, FORCE_COLOR: '0' }
    const words = [command, 'test', '--workers=1']
    const played = run(process.execPath, words, { cwd: folder, env })
    // What it tells on its standard output is the reason, when it ends with an error.
    const { stdout } = await played.catch((error: { stdout: string }) => error)
    expect(stdout).toContain(`${snippets.length} passed`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
