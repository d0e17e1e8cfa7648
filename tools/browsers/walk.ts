import { setTimeout as sleep } from 'node:timers/promises'
import { findSmallText } from '../widgets/page-checks.ts'
import type { Browser } from './engines/engine.ts'
import { findBrokenWords, findHeadings, findOverflow, findSticking, isSettled } from './page-checks.ts'
import { recordedErrors } from './recorder.ts'

/** Desk and phone, in px. */
export const widths = [1440, 375]

const height = 900

/** How long a page may take until it stands, in milliseconds. */
const settleTimeoutMs = 15_000

/** How long a page that stands may take until it is drawn for another width, in milliseconds. */
const redrawTimeoutMs = 5000

/** Calls with each picture that is taken of a page. */
export type Keep = (name: string, picture: Buffer) => void

/**
 * Opens an address and looks at the page it leads to at each width.
 * @param name what its pictures are called
 * @returns its faults, with the width
 */
export async function walkPage(
  browser: Browser,
  address: string,
  name: string,
  keep?: Keep,
): Promise<string[]> {
  const faults: string[] = []
  await browser.resize(widths[0] ?? 0, height)
  await browser.open(address)
  for (const width of widths) {
    // A page that leads on is not resized while it goes.
    await until(browser, isSettled)
    await browser.resize(width, height)
    const stands = await until(browser, isSettled)
    const found = stands ? await look(browser) : ['it does not come to stand']
    faults.push(...found.map((fault) => `${width} px: ${fault}`))
    keep?.(`${name.replaceAll(/\W+/g, '_')}-${width}`, await browser.picture())
  }
  return [...faults, ...(await browser.evaluate(recordedErrors))]
}

/** The faults that stay: a chart or a table is drawn anew a moment after its place has become narrower. */
async function look(browser: Browser): Promise<string[]> {
  const deadline = performance.now() + redrawTimeoutMs
  for (;;) {
    const faults: string[] = []
    for (const find of [findHeadings, findOverflow, findSticking, findBrokenWords, findSmallText])
      faults.push(...(await browser.evaluate(find)))
    if (faults.length === 0 || performance.now() > deadline) return faults
    await sleep(100)
  }
}

/** Ends the session and whatever else was stored, in the page. */
export const forgetSession = () => localStorage.clear()

/** Asks the page again and again; false when it gives nothing in time. */
export async function until<A extends unknown[]>(
  browser: Browser,
  ask: (...given: A) => unknown,
  ...given: A
): Promise<boolean> {
  const deadline = performance.now() + settleTimeoutMs
  while (performance.now() < deadline) {
    // Between two documents there is nothing to ask.
    if (await browser.evaluate(ask, ...given).catch(() => false)) return true
    await sleep(100)
  }
  return false
}
