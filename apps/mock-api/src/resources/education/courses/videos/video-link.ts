import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LessonSession } from '@portal/api-contract'
import type { World } from '../../../../world.ts'
import { fileNameOf, heights, type VideoFormat } from './clips.ts'

const validMs = 2 * 3_600_000

/** The address of a lesson that anybody may watch, relative to the API's base. */
export const openVideoUrl = (lessonId: number, format: VideoFormat = 'webm'): string =>
  `files/videos/${fileNameOf(lessonId, heights[0], format)}`

/** The address of what is said in such a lesson, likewise. */
export const openCaptionsUrl = (lessonId: number): string => `files/captions/${lessonId}.vtt`

const signatureOf = (world: World, lessonId: number, member: string, until: string): string =>
  createHmac('sha256', world.tokenSecret)
    .update(`video?lesson=${lessonId}&member=${member}&until=${until}`)
    .digest('base64url')

interface Signed {
  videoUrl: string
  renditions: LessonSession['renditions']
  captionsUrl: string
  expireTime: string
}

/** The addresses of a lesson for a member who may watch it, and until when they hold. */
export function signedVideo(world: World, lessonId: number, memberId: number): Signed {
  const expires = new Date(world.clock.now().getTime() + validMs)
  const [member, until] = [String(memberId), String(expires.getTime())]
  const query = new URLSearchParams({ until, member, signature: signatureOf(world, lessonId, member, until) })
  const addressOf = (height: (typeof heights)[number], format: VideoFormat) =>
    `files/videos/${fileNameOf(lessonId, height, format)}?${query}`
  return {
    videoUrl: `${openVideoUrl(lessonId)}?${query}`,
    renditions: heights.map((height) => ({
      height,
      videoUrl: addressOf(height, 'webm'),
      mp4Url: addressOf(height, 'mp4'),
    })),
    captionsUrl: `${openCaptionsUrl(lessonId)}?${query}`,
    expireTime: expires.toISOString(),
  }
}

/** What an address carries; texts, as a browser sends them. */
export interface VideoQuery {
  until?: string
  member?: string
  signature?: string
}

/** The member an address was made for; null when its signature is wrong or it has expired. */
export function memberBehind(world: World, lessonId: number, query: VideoQuery): number | null {
  const { until = '', member = '', signature = '' } = query
  const expected = Buffer.from(signatureOf(world, lessonId, String(member), String(until)))
  const given = Buffer.from(String(signature))
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && Number(until) > world.clock.now().getTime() ? Number(member) : null
}
