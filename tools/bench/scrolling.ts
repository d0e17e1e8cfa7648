import type { Locator, Page } from '@playwright/test'
import { local } from '../lib/servers.ts'
import { bold, pad } from '../lib/terminal.ts'
import { enter, withBrowser } from './in-browser.ts'
import { median } from './measure.ts'

/** People of the large unit, and records of each list of the desk. */
const rows = 10_000

/** At least: frames a second, as a share of what a page of bare lines reaches. At most: the share of frames that came one late. */
const targets = { frames: 0.95, late: 0.05 }

/** Milliseconds between two frames at 60 a second. */
const frame = 1000 / 60

/** How a place scrolled. */
interface Scrolled {
  /** Frames a second. */
  frames: number
  /** Share of frames for which more than one and a half, or more than two, were due. */
  late: number
  veryLate: number
}

/** Milliseconds between the frames of three seconds in which an element, or the page, is scrolled to its end and back. */
const intervalsOf = (place: Locator): Promise<number[]> =>
  place.evaluate(async (element) => {
    const scroller = element.tagName === 'BODY' ? document.documentElement : element
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const intervals: number[] = []
    const begin = await nextFrame()
    let last = begin
    let step = 120
    while (last - begin < 3_000) {
      const before = scroller.scrollTop
      scroller.scrollBy({ top: step, behavior: 'instant' })
      if (scroller.scrollTop === before) step = -step
      const now = await nextFrame()
      intervals.push(now - last)
      last = now
    }
    return intervals
  })

async function scroll(place: Locator): Promise<Scrolled> {
  const intervals = await intervalsOf(place)
  const share = (limit: number) => intervals.filter((time) => time > limit).length / intervals.length
  const time = intervals.reduce((sum, interval) => sum + interval, 0)
  return {
    frames: (intervals.length * 1000) / time,
    late: share(frame * 1.5),
    veryLate: share(frame * 2),
  }
}

/** As many bare lines: what this machine can do at best. */
async function bareLines(page: Page): Promise<Locator> {
  await page.setContent(`<ol>${'<li>关于开展工程造价咨询企业信用评价工作的通知'.repeat(rows)}</ol>`)
  return page.locator('body')
}

/** A list of the desk, whose window is low enough for it to scroll. */
async function deskList(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 1440, height: 500 })
  await enter(page, 'mishuzhang', '/list/orders')
  await page.locator('table tbody tr').nth(19).waitFor()
  return page.locator('body')
}

/** All people of a unit, to be chosen from. */
async function people(page: Page): Promise<Locator> {
  await enter(page, 'hengxin', '/unitPayment?step=new', 'large')
  await page.getByRole('button', { name: '从本单位人员选择' }).click()
  const list = page.getByRole('dialog').getByRole('list').first()
  await list.getByRole('checkbox').first().waitFor({ timeout: 60_000 })
  return list
}

const places = { 'bare lines': bareLines, 'list of the desk': deskList, 'people of a unit': people }

/** Makes the world of the large unit. */
async function forkLargeUnit(mockPort: number): Promise<void> {
  const body = JSON.stringify({ name: 'large', scenario: 'large-unit' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(local(mockPort, '/__mock/worlds'), { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The world was not made: ${await answer.text()}`)
}

function medianOf(runs: readonly Scrolled[]): Scrolled {
  const of = (measure: keyof Scrolled) => median(runs.map((run) => run[measure]))
  return { frames: of('frames'), late: of('late'), veryLate: of('veryLate') }
}

/**
 * Long lists scrolled without a pause: frames a second beside those of bare lines on the same machine.
 *
 * @param rounds how often each is measured, by turns; the medians count
 * @returns whether all reach their targets
 */
export async function scrollBench(rounds: number): Promise<boolean> {
  const names = Object.keys(places) as (keyof typeof places)[]
  const runs: Record<string, Scrolled[]> = {}
  await withBrowser(
    async (inPage, mockPort) => {
      await forkLargeUnit(mockPort)
      for (let turn = 0; turn < rounds; turn += 1) {
        for (const name of names) {
          const scrolled = await inPage(async (page) => scroll(await places[name](page)))
          runs[name] = [...(runs[name] ?? []), scrolled]
        }
      }
    },
    ['--scale-members', String(rows)],
  )
  const bare = medianOf(runs['bare lines'] ?? [])
  console.log(bold(`\nScrolling ${rows} rows, medians of ${rounds}`))
  const verdicts = names.map((name) => {
    const { frames, late, veryLate } = medianOf(runs[name] ?? [])
    const shares = `${(late * 100).toFixed(1)} % late, ${(veryLate * 100).toFixed(1)} % very late`
    console.log(`  ${pad(name, 20)}${frames.toFixed(1).padStart(6)} frames/s  ${shares}`)
    return frames / bare.frames >= targets.frames && late <= Math.max(targets.late, bare.late * 2)
  })
  console.log(
    `  target: ${targets.frames} of the bare lines' frames, ${targets.late * 100} % late or twice as many as there`,
  )
  return verdicts.every(Boolean)
}
