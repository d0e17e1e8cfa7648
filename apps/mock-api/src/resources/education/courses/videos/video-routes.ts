import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound, problem } from '../../../../contract/problem.ts'
import { ownFolder } from '../../../../place.ts'
import type { World } from '../../../../world.ts'
import { findCourse } from '../course-row.ts'
import { findEnrollment } from '../enrollment.ts'
import { findLesson, type LessonRow } from '../lessons.ts'
import { readRange } from './byte-range.ts'
import { type Clip, fileNameOf, type Height, heights, type VideoFormat, videoFormats } from './clips.ts'
import { memberBehind, type VideoQuery } from './video-link.ts'

interface Video {
  bytes: Buffer
  etag: string
  format: VideoFormat
}

const videos = new Map<string, Video>()

const captionsOf = (clip: Clip): Buffer => readFileSync(join(ownFolder, 'assets', 'videos', `${clip}.vtt`))

function videoOf(clip: Clip, height: Height, format: VideoFormat): Video {
  const name = fileNameOf(clip, height, format)
  const known = videos.get(name)
  if (known) return known
  const bytes = readFileSync(join(ownFolder, 'assets', 'videos', name))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const video = { bytes, etag, format }
  videos.set(name, video)
  return video
}

function requireAccess(world: World, lesson: LessonRow, query: VideoQuery): void {
  if (lesson.isFree === 1) return
  const memberId = memberBehind(world, lesson.id, query)
  if (memberId !== null && findEnrollment(world.db, memberId, lesson.courseId)) return
  throw problem(403, 'error.videoLink', 'The address holds no more: open the lesson again')
}

interface Asked<Ending> {
  lesson: LessonRow
  height: Height
  ending: Ending
}

/** The lesson, the size and the format that a file's name says. @throws HttpProblem 404 for what there is not */
function lessonOf<Ending extends string>(
  world: World,
  file: string,
  endings: readonly Ending[],
): Asked<Ending> {
  const [, id, lines, kind] = /^(\d{1,15})(?:-(\d{1,4}))?\.(\w+)$/.exec(file) ?? []
  const ending = endings.find((one) => one === kind)
  const lesson = ending && findLesson(world.db, Number(id))
  const height = lines === undefined ? heights[0] : heights.slice(1).find((one) => String(one) === lines)
  if (!ending || !lesson || height === undefined || !findCourse(world.db, lesson.courseId)) throw notFound()
  return { lesson, height, ending }
}

/** A range of another version of the file would not fit to what the player has. */
const rangeFor = (headers: IncomingHttpHeaders, { bytes, etag }: Video) =>
  headers['if-range'] === undefined || headers['if-range'] === etag
    ? readRange(headers.range, bytes.length)
    : null

function send(reply: FastifyReply, headers: IncomingHttpHeaders, video: Video): FastifyReply {
  const { bytes, etag, format } = video
  reply.headers({ etag, 'accept-ranges': 'bytes', 'content-type': `video/${format}` })
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  const range = rangeFor(headers, video)
  if (range === null) return reply.send(bytes)
  if (range === 'unsatisfiable') {
    const detail = `The file has ${bytes.length} bytes`
    throw problem(416, 'error.http.416', detail, { headers: { 'content-range': `bytes */${bytes.length}` } })
  }
  const { first, last } = range
  reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`)
  return reply.send(bytes.subarray(first, last + 1))
}

/**
 * The lessons' videos under `files/videos/` below the API's base, by ranges of bytes so that a player can seek, and their
 * captions under `files/captions/`. Not part of the contract; the real backend serves its own.
 */
export function videoRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string }; Querystring: VideoQuery }>(
    '/files/videos/:file',
    ({ params, query, headers, world }, reply) => {
      const { lesson, height, ending } = lessonOf(world, params.file, videoFormats)
      requireAccess(world, lesson, query)
      reply.header('cache-control', lesson.isFree === 1 ? 'public, max-age=86400' : 'private, max-age=3600')
      return send(reply, headers, videoOf(lesson.clip, height, ending))
    },
  )
  app.get<{ Params: { file: string }; Querystring: VideoQuery }>(
    '/files/captions/:file',
    ({ params, query, world }, reply) => {
      const { lesson } = lessonOf(world, params.file, ['vtt'])
      requireAccess(world, lesson, query)
      reply.header('cache-control', 'private, max-age=3600').type('text/vtt; charset=utf-8')
      return reply.send(captionsOf(lesson.clip))
    },
  )
}
