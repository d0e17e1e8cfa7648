/**
 * Makes the clips that stand in for the lessons' recordings: the pictures are drawn in a headless Chromium, the captions
 * are spoken by espeak-ng, and ffmpeg encodes both, as WebM and as MP4, with an index in front so that a player can seek:
 *
 *   node apps/mock-api/tools/record-clips.ts
 *
 * The clips are kept in the repository; this, and the two programs, are needed only to change them.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../../tools/browser/find.ts'
import {
  type Clip,
  clips,
  fileNameOf,
  type Height,
  heights,
  type VideoFormat,
  videoFormats,
} from '../src/resources/education/courses/videos/clips.ts'

const folder = join(import.meta.dirname, '..', 'assets', 'videos')
const work = mkdtempSync(join(tmpdir(), 'clips-'))

const framesPerSecond = 1
/** Frames from one key frame to the next: how exactly a player can seek at once. */
const keyEvery = 10
/** Samples a second of what espeak-ng speaks. */
const soundRate = 22_050

const titles: Record<Clip, { title: string; hue: number }> = {
  measure: { title: '计量与计价', hue: 212 },
  contract: { title: '合同与结算', hue: 168 },
  digital: { title: '数字造价', hue: 262 },
}

interface Task {
  title: string
  hue: number
  seconds: number
  framesPerSecond: number
}

/** Runs in the browser, so it has no name from outside but its argument. @returns each frame as a PNG in Base64 */
async function draw({ title, hue, seconds, framesPerSecond }: Task): Promise<string[]> {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 360
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
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
  return Array.from({ length: seconds * framesPerSecond }, (_, index) => {
    const second = index / framesPerSecond
    pen.fillStyle = `hsl(${hue} 45% 16%)`
    pen.fillRect(0, 0, 640, 360)
    pen.fillStyle = '#fff'
    pen.font = '600 40px "Noto Sans CJK SC", sans-serif'
    pen.fillText(title, 60, 90)
    pen.font = '22px "Noto Sans CJK SC", sans-serif'
    pen.fillText('造价工程师继续教育 · 演示片段', 60, 130)
    clock(second)
    chart(Math.floor(second))
    bar(second / seconds)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
}

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The captions of a clip, in order. */
function cuesOf(clip: Clip): { from: number; to: number; words: string }[] {
  const blocks = readFileSync(join(folder, `${clip}.vtt`), 'utf8').split(/\n\n+/)
  return blocks.flatMap((block) => {
    const [, from, to, words] = /^(\S+) --> (\S+)\n(.+)/s.exec(block) ?? []
    return from && to && words ? [{ from: secondsOf(from), to: secondsOf(to), words: words.trim() }] : []
  })
}

/** The 16-bit samples of a WAV file, which espeak-ng writes with 44 bytes before them. */
const speak = (words: string): Buffer =>
  execFileSync('espeak-ng', ['-v', 'cmn', '-s', '260', '--stdout', words]).subarray(44)

/** What is spoken in a clip, each caption from its time on; raw samples of one channel, a little shorter than the picture. */
function speech(clip: Clip): string {
  const sound = Buffer.alloc(clips[clip].seconds * soundRate * 2 - soundRate / 5)
  for (const { from, to, words } of cuesOf(clip)) {
    const spoken = speak(words)
    const seconds = spoken.length / soundRate / 2
    if (seconds > to - from) throw new Error(`${clip}: ${words} takes ${seconds} seconds of ${to - from}`)
    spoken.copy(sound, Math.round(from * soundRate) * 2)
  }
  const file = join(work, `${clip}.raw`)
  writeFileSync(file, sound)
  return file
}

const encoders: Record<VideoFormat, string[]> = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-c:a', 'libopus', '-cues_to_front', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '30', '-profile:v', 'main', '-c:a', 'aac', '-movflags', '+faststart'],
}

function encode(clip: Clip, height: Height, format: VideoFormat, sound: string): void {
  const file = join(folder, fileNameOf(clip, height, format))
  const picture = ['-framerate', String(framesPerSecond), '-i', join(work, `${clip}-%03d.png`)]
  // Opus begins a few milliseconds early, which must not move the picture.
  const voice = ['-itsoffset', '0.02', '-f', 's16le', '-ar', String(soundRate), '-ac', '1', '-i', sound]
  const size = ['-vf', `scale=-2:${height}`, '-pix_fmt', 'yuv420p', '-g', String(keyEvery)]
  // The same input gives the same bytes: neither times nor versions are written into the file.
  const plain = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
  const all = ['-loglevel', 'error', '-y', ...picture, ...voice, ...size, ...encoders[format]]
  execFileSync('ffmpeg', [...all, '-b:a', '12k', '-map_metadata', '-1', ...plain, file])
  console.log(`${fileNameOf(clip, height, format)}: ${readFileSync(file).length} bytes`)
}

const { chromium } = createRequire(new URL('../../web/package.json', import.meta.url))('@playwright/test')
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const [clip, { seconds }] of Object.entries(clips) as [Clip, { seconds: number }][]) {
  const frames: string[] = await page.evaluate(draw, { ...titles[clip], seconds, framesPerSecond })
  for (const [index, frame] of frames.entries())
    writeFileSync(join(work, `${clip}-${String(index).padStart(3, '0')}.png`), frame, 'base64')
  const sound = speech(clip)
  for (const height of heights) for (const format of videoFormats) encode(clip, height, format, sound)
}
await browser.close()
rmSync(work, { recursive: true })
