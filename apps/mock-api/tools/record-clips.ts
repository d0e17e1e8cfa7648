/**
 * Draws the clips that stand in for the lessons' recordings and encodes them in a headless Chromium:
 *
 *   node apps/mock-api/tools/record-clips.ts
 *
 * The clips are kept in the repository; this is needed only to change them.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findBrowser } from '../../../tools/browser/find.ts'
import {
  type Clip,
  clips,
  fileNameOf,
  type Height,
  heights,
} from '../src/resources/education/courses/videos/clips.ts'
import { type Frame, webmFile } from './webm.ts'

const bitrates: Record<Height, number> = { 360: 6_000, 180: 2_000 }
const framesPerSecond = 1
/** Seconds from one key frame to the next: how exactly a player can seek at once. */
const keyEvery = 10

const titles: Record<Clip, { title: string; hue: number }> = {
  measure: { title: '计量与计价', hue: 212 },
  contract: { title: '合同与结算', hue: 168 },
  digital: { title: '数字造价', hue: 262 },
}

/** Runs in the browser: no name from outside but its argument. */
async function record(task: {
  title: string
  hue: number
  seconds: number
  width: number
  height: number
  framesPerSecond: number
  keyEvery: number
  /** Bits a second. */
  bitrate: number
}): Promise<{ time: number; isKey: boolean; data: string }[]> {
  const { width, height, seconds, framesPerSecond, hue, bitrate } = task
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  // Everything is drawn on 640 × 360, whatever the size of the picture.
  pen.scale(width / 640, height / 360)
  const frames: { time: number; isKey: boolean; data: string }[] = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      frames.push({ time: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data })
    },
    error(error) {
      throw error
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate, framerate: framesPerSecond })
  const bar = (share: number) => {
    pen.fillStyle = `hsl(${hue} 40% 26%)`
    pen.fillRect(60, 300, 520, 8)
    pen.fillStyle = `hsl(${hue} 80% 66%)`
    pen.fillRect(60, 300, 520 * share, 8)
  }
  const chart = (second: number) => {
    for (let column = 0; column < 9; column++) {
      const rise = Math.min(1, Math.max(0, (second / seconds) * 12 - column))
      const full = 50 + ((column * 37) % 60)
      pen.fillStyle = `hsl(${hue} 55% ${42 + column * 2}%)`
      pen.fillRect(330 + column * 28, 270 - full * rise, 18, full * rise)
    }
  }
  const clock = (second: number) => {
    const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
    pen.fillStyle = '#fff'
    pen.font = '600 64px "Noto Sans CJK SC", sans-serif'
    pen.fillText(`${two(second / 60)}:${two(second % 60)}`, 60, 250)
  }
  for (let index = 0; index < seconds * framesPerSecond; index++) {
    const second = index / framesPerSecond
    pen.fillStyle = `hsl(${hue} 45% 16%)`
    pen.fillRect(0, 0, 640, 360)
    pen.fillStyle = '#fff'
    pen.font = '600 40px "Noto Sans CJK SC", sans-serif'
    pen.fillText(task.title, 60, 90)
    pen.font = '22px "Noto Sans CJK SC", sans-serif'
    pen.fillText('造价工程师继续教育 · 演示片段', 60, 130)
    clock(second)
    chart(Math.floor(second))
    bar(second / seconds)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / framesPerSecond })
    encoder.encode(frame, { keyFrame: index % (task.keyEvery * framesPerSecond) === 0 })
    frame.close()
  }
  await encoder.flush()
  return frames
}

const { chromium } = createRequire(new URL('../../web/package.json', import.meta.url))('@playwright/test')
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
// The encoder is there in secure contexts only, and localhost is one.
await page.route('**/*', (route: { fulfill(answer: object): void }) =>
  route.fulfill({ contentType: 'text/html', body: '<title>clips</title>' }),
)
await page.goto('http://localhost/')
const tasks = (Object.entries(clips) as [Clip, { seconds: number }][]).flatMap(([name, { seconds }]) =>
  heights.map((height) => ({ name, seconds, height, width: (height / 9) * 16 })),
)
for (const { name, seconds, height, width } of tasks) {
  const bitrate = bitrates[height]
  const task = { ...titles[name], seconds, width, height, framesPerSecond, keyEvery, bitrate }
  const recorded: { time: number; isKey: boolean; data: string }[] = await page.evaluate(record, task)
  const frames: Frame[] = recorded.map((frame) => ({ ...frame, data: Buffer.from(frame.data, 'base64') }))
  const file = webmFile({ width, height, duration: seconds * 1000, codec: 'V_VP9', frames })
  const fileName = fileNameOf(name, height)
  writeFileSync(join(import.meta.dirname, '..', 'assets', 'videos', fileName), file)
  console.log(`${fileName}: ${frames.length} frames, ${file.length} bytes`)
}
await browser.close()
