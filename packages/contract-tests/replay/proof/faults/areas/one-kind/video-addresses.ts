import { type Call, jsonOf } from '../../../answer.ts'
import type { Fault, Upstream } from '../../../fault.ts'
import { later } from '../../breaks.ts'
import { inBody } from '../../states.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const minutes = 1 / 24 / 60

/** The lesson of some course that everybody may watch, whose addresses have no end. */
async function freeLesson(upstream: Upstream, call: Call): Promise<Body> {
  for (const { id } of await rowsAt(upstream, call, '/api/public/edu-courses?size=20')) {
    const course = jsonOf(await lookUp(upstream, call, `/api/public/edu-courses/${id}`)) as Body
    const lessons = (course.chapters as Body[]).flatMap((chapter) => chapter.lessons as Body[])
    const free = lessons.find(({ videoUrl, captionsUrl }) => videoUrl && captionsUrl)
    if (free) return free
  }
  return {}
}

const endless = (name: string, change: (session: Body, free: Body) => Body): Fault =>
  looking(name, 'openLessonSession', async (body, call, upstream) => {
    const free = await freeLesson(upstream, call)
    return 'videoUrl' in free ? change(body as Body, free) : body
  })

/** Faults in how long the addresses of a video hold. */
export const videoAddressFaults: Fault[] = [
  inBody('a video is gone before its end', ['openLessonSession'], (session) => ({
    ...session,
    expireTime: later(session.expireTime, 5 * minutes),
  })),
  inBody('a video is there after its end', ['openLessonSession'], (session) => ({
    ...session,
    expireTime: later(session.expireTime, -5 * minutes),
  })),
  endless('the smallest size of a video has no end', (session, free) => ({
    ...session,
    renditions: (session.renditions as Body[]).map((one, place, all) =>
      place === all.length - 1 ? { ...one, videoUrl: free.videoUrl } : one,
    ),
  })),
  endless('captions have no end', (session, free) => ({ ...session, captionsUrl: free.captionsUrl })),
]
