import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import {
  closed,
  findMisfits,
  findViolations,
  openCatalogue,
  type Story,
  setTheme,
  show,
} from './catalogue.ts'

export const devices = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
]

type Device = (typeof devices)[number]

/** How much is looked at, and the folder that pictures are kept in. */
type Extent = { isFull: boolean; shots?: string | undefined }

const timings: { name: string; seconds: number }[] = []

/** Writes how long each story took into the folder PROOF_TIMINGS_DIR, where the variable is set. */
export function writeTimings(): void {
  const folder = process.env.PROOF_TIMINGS_DIR
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'widgets:check.json'), JSON.stringify(timings))
}

/** What axe is asked in each theme: everything, the colours alone (`color-contrast`), or nothing. */
function rulesOf(index: number, device: Device, isFull: boolean): Record<string, string[] | 'all'> {
  if (isFull) return { light: 'all', dark: 'all' }
  const isTurn = index % devices.length === devices.indexOf(device)
  return isTurn ? { light: 'all', dark: ['color-contrast'] } : {}
}

/** Walks all stories on one device, in one page; hands out what is wrong, with where. */
export async function walk(
  browser: Browser,
  device: Device,
  stories: Story[],
  { isFull, shots }: Extent,
): Promise<string[]> {
  const found: string[] = []
  const { name, ...options } = device
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const faults: string[] = []
  const page = await openCatalogue(context, faults)
  page.setDefaultTimeout(5000)

  const inspect = async (story: Story, index: number, suffix: string) => {
    const where = `${story.title} / ${story.name}${suffix}, ${name}`
    const misfits = [...faults.splice(0), ...(await findMisfits(page, story, name === 'phone'))]
    found.push(...misfits.map((problem) => `${where}: ${problem}`))
    const rules = rulesOf(index, device, isFull)
    for (const theme of ['light', 'dark']) {
      if (!rules[theme] && !shots) continue
      await setTheme(page, theme)
      const asked = rules[theme]
      const violations = asked ? await findViolations(page, asked === 'all' ? undefined : asked) : []
      found.push(...violations.map((problem) => `${where}, ${theme}: ${problem}`))
      if (shots) await page.screenshot({ path: join(shots, `${story.id}${suffix}-${theme}-${name}.png`) })
    }
    await setTheme(page, 'light')
  }

  for (const [index, story] of stories.entries()) {
    const start = performance.now()
    await show(page, story.id)
    await inspect(story, index, '')
    await openEach(page, (nth) => inspect(story, index, ` (opened ${nth})`))
    const seconds = (performance.now() - start) / 1000
    timings.push({ name: `${story.title} / ${story.name} (${name})`, seconds })
  }
  await context.close()
  return found
}

/** Opens what the page's buttons open, one after the other. */
async function openEach(page: Page, look: (nth: number) => Promise<void>): Promise<void> {
  const triggers = await closed(page).all()
  for (const [index, trigger] of triggers.entries()) {
    await trigger.click()
    await look(index + 1)
    await page.keyboard.press('Escape')
  }
}
