import type { Page } from '@playwright/test'
import { bold, pad } from '../lib/terminal.ts'
import { enter, withBrowser } from './in-browser.ts'
import { median } from './measure.ts'

/** The course that the mock's persona su is in the middle of. */
const course = '/continuingEducation/3008'

/** At most: milliseconds from the link to the first picture, and bytes of a report of what was watched, its answer included. */
const targets = { firstFrame: 1000, heartbeat: 1024 }

/** Milliseconds that the player may take to show anything at all. */
const timeout = 30_000

/** Milliseconds from pressing the way to the player until it shows a picture of the lesson. */
const firstFrameOf = (page: Page): Promise<number> =>
  page.evaluate(async (limit) => {
    const start = performance.now()
    document.querySelector<HTMLElement>('a[href^="/videoview/"]')?.click()
    let video: HTMLVideoElement | null = null
    while (!video) {
      if (performance.now() - start > limit) throw new Error(`No player appeared within ${limit} ms.`)
      await new Promise((resolve) => setTimeout(resolve, 10))
      video = document.querySelector('video')
    }
    const shown = video
    await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The player showed no picture within ${limit} ms.`)), limit)
      shown.requestVideoFrameCallback(resolve)
    })
    return performance.now() - start
  }, timeout)

/** Bytes of the bodies of a report and of its answer, as they are sent. */
async function heartbeatOf(page: Page): Promise<number> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/heartbeat'))
  await page.getByRole('button', { name: '播放', exact: true }).click()
  const request = await sent
  await request.response()
  const { requestBodySize, responseBodySize } = await request.sizes()
  return requestBodySize + responseBodySize
}

async function round(page: Page): Promise<Record<keyof typeof targets, number>> {
  await enter(page, 'su', course)
  await page.locator('a[href^="/videoview/"]').first().waitFor()
  return { firstFrame: await firstFrameOf(page), heartbeat: await heartbeatOf(page) }
}

/**
 * The player before a fresh mock: how soon it shows a picture, and what it costs to tell what was watched.
 *
 * @param rounds how often each is measured; the medians count
 * @returns whether both reach their targets
 */
export async function playerBench(rounds: number): Promise<boolean> {
  const all = await withBrowser(async (inPage) => {
    const each: Record<keyof typeof targets, number>[] = []
    for (let turn = 0; turn < rounds; turn += 1) each.push(await inPage(round))
    return each
  })
  const firstFrame = median(all.map((one) => one.firstFrame))
  const heartbeat = median(all.map((one) => one.heartbeat))
  console.log(bold(`\nPlayer, medians of ${rounds}`))
  const line = (name: string, value: number, target: number, unit: string) =>
    console.log(`  ${pad(name, 28)}${value.toFixed(0).padStart(6)} ${unit} of ${target}`)
  line('first picture', firstFrame, targets.firstFrame, 'ms')
  line('report and its answer', heartbeat, targets.heartbeat, 'bytes')
  return firstFrame <= targets.firstFrame && heartbeat <= targets.heartbeat
}
