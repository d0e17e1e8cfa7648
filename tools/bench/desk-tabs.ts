import type { CDPSession, Page } from '@playwright/test'
import { bold, pad } from '../lib/terminal.ts'
import { enter, withBrowser } from './in-browser.ts'
import { median } from './measure.ts'

/** Lists of the desk, each in a tab of its own. */
const lists = [
  'applications',
  'members',
  'experts',
  'job-applications',
  'site-items',
  'fees',
  'orders',
  'refunds',
]
const paths = [...lists, 'invoices', 'courses', 'news', 'fee-news'].map((name) => `/list/${name}`)

/** At most: milliseconds from the click on a tab until its page is painted, and by which factor the memory grows over all switches. */
const targets = { switch: 100, growth: 1.1 }

const switches = 200

/** Milliseconds from the click on the tab of a path until its page was painted. */
const switchTo = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const link = [...document.querySelectorAll<HTMLAnchorElement>('nav li > a')].find(
      ({ href }) => new URL(href).pathname === address,
    )
    if (!link) throw new Error(`There is no tab of ${address}.`)
    const start = performance.now()
    link.click()
    const isShown = () => link.getAttribute('aria-current') === 'page'
    while (!isShown() || !document.querySelector('[data-tab]:not([hidden]) table')) {
      if (performance.now() - start > 30_000) throw new Error(`${address} did not come within 30 s.`)
      await frame()
    }
    // The second frame begins once the first has been painted.
    await frame()
    await frame()
    return performance.now() - start
  }, path)

/** Bytes of what is still held. */
async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

async function openAll(page: Page): Promise<void> {
  await enter(page, 'mishuzhang', '/dashboard/workplace')
  for (const path of paths) {
    await page.goto(path)
    await page.locator('[data-tab]:not([hidden]) table').first().waitFor()
  }
}

/** Switches between all tabs in turn. */
async function switchInTurn(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1)
    times.push(await switchTo(page, paths[turn % paths.length] ?? ''))
  return times
}

async function round(page: Page): Promise<Record<keyof typeof targets, number>> {
  await openAll(page)
  // A page is fetched and built when its tab is first looked at after a reload.
  await switchInTurn(page, paths.length * 2)
  const session = await page.context().newCDPSession(page)
  const before = await heldBytes(session)
  const times = await switchInTurn(page, switches)
  return { switch: median(times), growth: (await heldBytes(session)) / before }
}

/**
 * Twelve lists of the desk in tabs: how soon another one is there, and whether the memory stays what it was.
 *
 * @returns whether both reach their targets
 */
export async function deskTabsBench(): Promise<boolean> {
  const result = await withBrowser((inPage) => inPage(round))
  console.log(bold(`\nTwelve tabs of the desk, ${switches} switches`))
  console.log(`  ${pad('switch, median', 28)}${result.switch.toFixed(0).padStart(6)} ms of ${targets.switch}`)
  console.log(
    `  ${pad('memory after / before', 28)}${result.growth.toFixed(2).padStart(6)} of ${targets.growth}`,
  )
  return result.switch <= targets.switch && result.growth <= targets.growth
}
