import { findBrowser } from '../browser/find.ts'
import { fail } from '../lib/fail.ts'
import { freePort } from '../lib/ports.ts'
import { local } from '../lib/servers.ts'
import { bold, pad } from '../lib/terminal.ts'
import { installLighthouse, measure, type Run } from './lighthouse.ts'
import { medianPage, type Page } from './measure.ts'
import { servePlainPage } from './plain-page.ts'
import { measured, missed } from './targets.ts'
import { withWebsite } from './website.ts'

/** The pages by turns, so that what else the machine does hits all alike. */
async function measureByTurns(urls: string[], browser: string, rounds: number): Promise<Run[][]> {
  const runs: Run[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) runs[index]?.push(await measure(url, browser))
  }
  return runs
}

const columns: [keyof Page, (value: number) => string][] = [
  ['performance', (points) => points.toFixed(0)],
  ['accessibility', (points) => points.toFixed(0)],
  ['practices', (points) => points.toFixed(0)],
  ['seo', (points) => points.toFixed(0)],
  ['lcp', (seconds) => `${seconds.toFixed(2)} s`],
  ['tbt', (milliseconds) => `${milliseconds.toFixed(0)} ms`],
  ['cls', (shift) => shift.toFixed(3)],
]

function line(name: string, page: Partial<Page>): string {
  const values = columns.map(([measure, show]) => show(page[measure] ?? Number.NaN).replace(/NaN.*/, '–'))
  return `  ${pad(name, 18)}${values.map((value) => value.padStart(15)).join('')}`
}

/** Prints a page with its targets and what cost it points; returns whether it reaches them. */
function show(name: string, runs: Run[], targets: Partial<Page>): boolean {
  const page = medianPage(runs.map((run) => run.page))
  console.log(line(name, page))
  console.log(line('  target', targets))
  for (const measure of missed(page, targets)) console.log(`    ${measure} misses its target`)
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`    ${fault}`)
  return missed(page, targets).length === 0
}

/**
 * Lighthouse on a phone of middling speed: a page of each kind against its targets, beside a bare one.
 *
 * @param rounds how often each is measured; the medians count
 * @returns whether all reach their targets
 */
export async function pageBench(rounds: number): Promise<boolean> {
  const browser = findBrowser() ?? fail('No Chromium to measure with: run `npm run browser`.')
  await installLighthouse()
  const plainPort = await freePort()
  const plainServer = servePlainPage(plainPort)
  const measureAll = (url: string) => {
    const urls = measured.map(({ path }) => new URL(path, url).href)
    return measureByTurns([...urls, local(plainPort)], browser, rounds)
  }
  const runs = await withWebsite(measureAll).finally(() => plainServer.close())
  console.log(bold(`\nPages, Lighthouse mobile, medians of ${rounds}`))
  console.log(`  ${pad('', 18)}${columns.map(([name]) => name.padStart(15)).join('')}`)
  const verdicts = measured.map(({ name, targets }, index) => show(name, runs[index] ?? [], targets))
  console.log(line('plain HTML page', medianPage(runs.at(-1)?.map(({ page }) => page) ?? [])))
  return verdicts.every(Boolean)
}
