import type { Page } from '@playwright/test'
import { idCheckCharacter } from '../../apps/mock-api/src/domain/member/id-numbers.ts'
import { bold, pad } from '../lib/terminal.ts'
import { enter, withBrowser } from './in-browser.ts'
import { median } from './measure.ts'

/** As many as a batch may have. */
const rows = 200

/** A slow phone: so many times slower than this machine. */
const slowness = 4

/** At most, in milliseconds from a key or a click until what came of it is painted. */
const targets = { median: 50, longest: 200 }

/** Shorter ones are not told by the browser, and count as this. */
const shortest = 16

const bare = 'bare field'

/** A table of people whom nobody knows, as a clerk pastes it. */
function table(): string {
  const year = new Date().getFullYear()
  const lines = Array.from({ length: rows }, (_, index) => {
    const digits = `3499501980${String(1 + (index % 12)).padStart(2, '0')}15${String(index).padStart(3, '0')}`
    return [year, `139${10_000_000 + index}`, `陈代缴${index}`, digits + idCheckCharacter(digits)].join('\t')
  })
  return ['缴费年度\t手机\t姓名\t身份证号码', ...lines].join('\n')
}

/** Notes how long each interaction takes that is longer than `shortest`. */
const observe = (page: Page): Promise<void> =>
  page.evaluate((durationThreshold) => {
    const longest = new Map<number, number>()
    Object.assign(window, { interactions: longest })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const id = entry.interactionId
        if (id) longest.set(id, Math.max(entry.duration, longest.get(id) ?? 0))
      }
    })
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, shortest)

/** Does something of so many keys and clicks, and tells how long each took. */
async function timesOf(page: Page, count: number, act: () => Promise<void>): Promise<number[]> {
  await page.waitForTimeout(1_500)
  await observe(page)
  await act()
  await page.waitForTimeout(1_500)
  const long = await page.evaluate(() => [
    ...(window as unknown as { interactions: Map<number, number> }).interactions.values(),
  ])
  return [...long, ...Array.from({ length: Math.max(0, count - long.length) }, () => shortest)]
}

/** Types as fast as people do on a phone; keys, since the browser tells of no other input how long it took. */
const type = async (page: Page, field: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: field, exact: true }).focus()
  await page.keyboard.type(text, { delay: 150 })
}

async function open(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 740 })
  await enter(page, 'hengxin', '/unitPayment?step=new')
  await page.getByRole('button', { name: '上传或粘贴表格' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(table())
  await page.getByRole('button', { name: '加入粘贴的内容' }).click()
  await page.getByRole('list', { name: '代缴人员' }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

async function round(page: Page): Promise<Record<string, number[]>> {
  await open(page)
  const typing = await timesOf(page, 12, () => type(page, '第 3 行姓名', 'zhangsanlisi'))
  const filtering = await timesOf(page, 8, async () => {
    await type(page, '在名单中查找', '139100')
    for (let key = 0; key < 2; key += 1) await page.keyboard.press('Backspace', { delay: 150 })
  })
  const choosing = await timesOf(page, 6, async () => {
    await type(page, '全部人员的年度', String(new Date().getFullYear() - 1))
    await page.getByRole('button', { name: '应用' }).click()
    await page.getByRole('button', { name: '应用' }).click()
  })
  return { typing, filtering, choosing, [bare]: await bareTimes(page) }
}

/** A field and nothing else: what this machine takes at best, for proportion. */
async function bareTimes(page: Page): Promise<number[]> {
  await page.goto('about:blank')
  await page.setContent('<input aria-label="field">')
  return timesOf(page, 12, () => type(page, 'field', 'zhangsanlisi'))
}

/**
 * The editor of a full batch on a slow phone: how long a key or a click takes until what came of it is painted.
 *
 * @param rounds how often it is done
 * @returns whether it stays within its targets
 */
export async function batchEditorBench(rounds: number): Promise<boolean> {
  const times: Record<string, number[]> = {}
  await withBrowser(async (inPage) => {
    for (let turn = 0; turn < rounds; turn += 1)
      for (const [name, more] of Object.entries(await inPage(round)))
        times[name] = [...(times[name] ?? []), ...more]
  })
  console.log(bold(`\nA batch of ${rows} rows, ${slowness} times slower, ${rounds} times`))
  const verdicts = Object.entries(times).map(([name, values]) => {
    const [middle, longest] = [median(values), Math.max(...values)]
    console.log(
      `  ${pad(name, 12)}median ${middle.toFixed(0).padStart(4)} ms, longest ${longest.toFixed(0).padStart(4)} ms`,
    )
    return name === bare || (middle <= targets.median && longest <= targets.longest)
  })
  console.log(`  target      median ${targets.median} ms, longest ${targets.longest} ms`)
  return verdicts.every(Boolean)
}
