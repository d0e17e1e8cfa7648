/**
 * `npm run widgets:check`: builds the catalogue of the widgets and walks it: each story, and what its buttons open, held against
 * WCAG 2.2 AA, an overflow to the side, words below 12 px and controls below 44 px. Sizes are looked at in a wide window and on a
 * phone; axe looks at every other story in the one and at the rest on the other, and in the dark theme at the colours.
 * `npm run widgets:check:full` runs all of axe everywhere. `-- --only menu` takes the stories whose name holds the word,
 * `-- --shots DIR` keeps pictures of them in both themes and both windows.
 */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { findTestBrowser } from '../browser/find.ts'
import { browserFlags, isRoot } from '../browser/flags.ts'
import { fail } from '../lib/fail.ts'
import { npmRun, root, run } from '../lib/npm.ts'
import { green, red } from '../lib/terminal.ts'
import { readStories } from '../widgets/catalogue.ts'
import { devices, walk, writeTimings } from '../widgets/walk.ts'

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    shots: { type: 'string' },
    'no-build': { type: 'boolean' },
  },
})

const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test')

if (!values['no-build']) {
  const { code, output } = await run(npmRun('widgets:build'), { cwd: join(root, 'packages/ui') })
  if (code !== 0) fail(output)
}
if (values.shots) mkdirSync(values.shots, { recursive: true })
const word = values.only.toLowerCase()
const stories = readStories().filter(({ id }) => id.includes(word))
const browser: Browser = await chromium.launch({
  executablePath: findTestBrowser() ?? fail('No Chromium: `npm run browser` says what helps.'),
  args: browserFlags(isRoot()),
})
const found: string[] = []
for (const device of devices) {
  found.push(...(await walk(browser, device, stories, { isFull: values.full, shots: values.shots })))
}
await browser.close()
writeTimings()
for (const problem of found) console.log(`${red('✗')} ${problem}`)
if (found.length === 0) console.log(`${green('✓')} ${stories.length} stories of the widgets`)
process.exitCode = found.length === 0 ? 0 : 1
