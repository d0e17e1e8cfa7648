import type { CourseDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { openLesson } from '../../../../testing/studying.ts'
import { createTestBed, type TestBed } from '../../../../testing/test-bed.ts'
import { clips } from './clips.ts'

const free = '/files/videos/300101.webm'

const fetchVideo = (
  bed: TestBed,
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => bed.app.inject({ method, url: `/ht${path}`, headers })

/** The length that a WebM file states: the 8 bytes of its Duration element, in milliseconds. */
function secondsIn(file: Buffer): number {
  const at = file.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  return file.readDoubleBE(at + 3) / 1000
}

/** The length that an MP4 file states in its movie header: a length and how many of its units are a second. */
function mp4SecondsIn(file: Buffer): number {
  const at = file.indexOf('mvhd') + 4
  return file.readUInt32BE(at + 16) / file.readUInt32BE(at + 12)
}

describe('the video of a lesson', () => {
  it('is a WebM as long as the lesson says, for every clip', async () => {
    const bed = await createTestBed()
    const { chapters } = (await bed.get('/api/public/edu-courses/3008')).json<CourseDetail>()
    const lessons = chapters.flatMap((chapter) => chapter.lessons)
    expect(new Set(lessons.map(({ durationS }) => durationS)).size).toBe(Object.keys(clips).length)
    for (const { id, durationS } of lessons) {
      const { videoUrl } = await openLesson(bed, 'su', id)
      const { rawPayload, headers } = await fetchVideo(bed, `/${videoUrl}`)
      expect(headers['content-type']).toBe('video/webm')
      expect(rawPayload.readUInt32BE(0)).toBe(0x1a45dfa3)
      expect(secondsIn(rawPayload)).toBe(durationS)
      // An index in front, and a voice beside the picture.
      expect(rawPayload.indexOf(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBeLessThan(1000)
      expect(rawPayload.includes('A_OPUS')).toBe(true)
    }
  })

  it('is there in smaller sizes and as MP4 as well, of the same length', async () => {
    const bed = await createTestBed()
    const { videoUrl, renditions, durationS } = await openLesson(bed, 'su', 300804)
    expect(renditions.map(({ height }) => height)).toEqual([360, 180])
    expect(renditions[0]?.videoUrl).toBe(videoUrl)
    const [large, small] = await Promise.all(
      renditions.map(async (one) => (await fetchVideo(bed, `/${one.videoUrl}`)).rawPayload),
    )
    expect(secondsIn(small as Buffer)).toBe(durationS)
    expect(small?.length).toBeLessThan(large?.length ?? 0)
    for (const { mp4Url } of renditions) {
      const { rawPayload, headers } = await fetchVideo(bed, `/${mp4Url}`)
      expect(headers['content-type']).toBe('video/mp4')
      expect(mp4SecondsIn(rawPayload)).toBe(durationS)
      // The index stands before the pictures, so that a player can seek at once.
      expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'))
    }
    const unsigned = renditions[1]?.videoUrl.split('?')[0]
    expect((await fetchVideo(bed, `/${unsigned}`)).statusCode).toBe(403)
    expect((await fetchVideo(bed, '/files/videos/300804-360.webm')).statusCode).toBe(404)
  })

  it('is sent by ranges', async () => {
    const bed = await createTestBed()
    const whole = (await fetchVideo(bed, free)).rawPayload
    const part = await fetchVideo(bed, free, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${whole.length}`,
      'content-length': '100',
      'accept-ranges': 'bytes',
    })
    expect(part.rawPayload.equals(whole.subarray(100, 200))).toBe(true)
    const beyond = await fetchVideo(bed, free, { range: `bytes=${whole.length}-` })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`)
  })

  it('is sent whole to a player that has a part of another version', async () => {
    const bed = await createTestBed()
    const { etag = '' } = (await fetchVideo(bed, free)).headers as { etag?: string }
    const range = 'bytes=0-9'
    expect((await fetchVideo(bed, free, { range, 'if-range': etag })).statusCode).toBe(206)
    expect((await fetchVideo(bed, free, { range, 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await fetchVideo(bed, free, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it('tells its size to HEAD', async () => {
    const bed = await createTestBed()
    const { rawPayload } = await fetchVideo(bed, free)
    const head = await fetchVideo(bed, free, {}, 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload.length).toBe(0)
    expect(head.headers).toMatchObject({
      'content-length': String(rawPayload.length),
      'accept-ranges': 'bytes',
    })
  })

  it('is not there, nor are its captions, while its course is not on the website', async () => {
    const bed = await createTestBed()
    const captions = '/files/captions/300101.vtt'
    const statuses = async () =>
      Promise.all([free, captions].map(async (path) => (await fetchVideo(bed, path)).statusCode))
    expect(await statuses()).toEqual([200, 200])
    bed.world.db.run('UPDATE course SET isPublished = 0 WHERE id = 3001')
    expect(await statuses()).toEqual([404, 404])
  })

  it('that is not free is for those who are enrolled, for two hours', async () => {
    const bed = await createTestBed()
    const { videoUrl, expireTime } = await openLesson(bed, 'su', 300802)
    const status = async (path: string) => (await fetchVideo(bed, path)).statusCode
    expect(await status('/files/videos/300802.webm')).toBe(403)
    expect(await status(`/${videoUrl.replace('300802', '300803')}`)).toBe(403)
    expect(await status(`/${videoUrl.replace('member=2', 'member=1')}`)).toBe(403)
    expect(await status(`/${videoUrl.replace(/until=(\d)/, 'until=9$1')}`)).toBe(403)
    bed.clock.set(new Date(Date.parse(expireTime) - 1).toISOString())
    expect(await status(`/${videoUrl}`)).toBe(200)
    bed.clock.advance(1)
    expect(await status(`/${videoUrl}`)).toBe(403)
  })

  it('has captions over its whole length, for those who may watch it', async () => {
    const bed = await createTestBed()
    for (const lessonId of [300801, 300802, 300803]) {
      const { captionsUrl, durationS } = await openLesson(bed, 'su', lessonId)
      const { headers, body } = await fetchVideo(bed, `/${captionsUrl}`)
      expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
      const times = [...body.matchAll(/(\d\d):(\d\d):(\d\d)\.000/g)].map(
        ([, hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      )
      expect(body.startsWith('WEBVTT\n')).toBe(true)
      expect([times[0], times.at(-1)]).toEqual([0, durationS])
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
    expect((await fetchVideo(bed, '/files/captions/300802.vtt')).statusCode).toBe(403)
  })

  it.each([
    '/files/videos/1.webm',
    '/files/captions/300101.webm',
    '/files/captions/1.vtt',
    '/files/videos/300101.avi',
    '/files/videos/x.webm',
  ])('%s is a 404', async (path) => {
    expect((await fetchVideo(await createTestBed(), path)).statusCode).toBe(404)
  })
})
