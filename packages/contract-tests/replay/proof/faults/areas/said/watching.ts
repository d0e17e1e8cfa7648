import { parseJson } from '../../../../../shared/json/parse-json.ts'
import { type Call, idIn, jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

interface Report {
  from: number
  to: number
  rate: number
}

const reportIn = ({ body }: Call): Report => parseJson(body.toString('utf8')) as unknown as Report

const lessonOf = (body: Body): Body & { ranges: Report[] } => body.lesson as Body & { ranges: Report[] }

/** The share of what was watched, one ten-thousandth higher: nearly always that of rounding up. */
const raised = ({ progress, ...lesson }: Body): Body => ({
  ...lesson,
  progress: Number(progress) > 0 ? Math.round((Number(progress) + 0.0001) * 10_000) / 10_000 : progress,
})

interface HourYear extends Body {
  year: number
}

/** The hours of each year, counted for the year of UTC. */
function inUtc(years: HourYear[], credits: Body[]): Body[] {
  const sumOf = (year: number, category: string) =>
    credits
      .filter((one) => one.category === category && String(one.creditTime).startsWith(String(year)))
      .reduce((sum, { creditHours }) => sum + Number(creditHours), 0)
  return years.map((one) => ({
    ...one,
    compulsoryHours: sumOf(one.year, '必修'),
    electiveHours: sumOf(one.year, '选修'),
  }))
}

const withoutRefusal = (terms: unknown): unknown =>
  (terms as Body | null)?.refusal === 'COMPLETED' ? { ...(terms as Body), refusal: null } : terms

/** Faults in how lessons are watched, tested and certified. */
export const watchingFaults: Fault[] = [
  inBody('a visitor is given the other video of any lesson', ['getCourse'], (body) => ({
    ...body,
    chapters: (body.chapters as { lessons: Body[] }[]).map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map((one) =>
        one.free === true ? one : { ...one, mp4Url: `files/videos/${one.id}.mp4` },
      ),
    })),
  })),
  inBody('what was completed and started over is given back', ['resetCourse', 'getCourseProgress'], (body) =>
    body.status === 'STUDYING'
      ? { ...body, refund: withoutRefusal(body.refund), swap: withoutRefusal(body.swap) }
      : body,
  ),
  inBody('a share is rounded up', ['reportWatched'], (body) => ({ ...body, lesson: raised(lessonOf(body)) })),
  inBody('who starts a course over has not passed its test', ['getCourseProgress'], (body) =>
    body.status === 'STUDYING' && body.test
      ? { ...body, test: { ...(body.test as Body), passTime: null } }
      : body,
  ),
  letting(
    'the session in a lesson of another course goes on',
    'reportWatched',
    'error.sessionEnded',
    async (call, upstream) => {
      const lessonId = Number(idIn(call))
      const [player] = await rowsAt(upstream, call, '/__mock/lesson-sessions')
      for (const { id } of await rowsAt(upstream, call, '/api/edu-courses/my?size=200')) {
        const answer = await lookUp(upstream, call, `/api/edu-courses/${id}/progress`)
        const lessons = ((jsonOf(answer) as Body).lessons as Body[]).map((one) => one.lessonId)
        if (lessons.includes(lessonId)) return player !== undefined && !lessons.includes(player.lessonId)
      }
      return false
    },
  ),
  denying(
    'a fast player counts no more than a slow one',
    'reportWatched',
    [409, 'error.watchedTooFast'],
    (_result, call) => {
      const { from, to, rate } = reportIn(call)
      return rate > 1 && to - from > 10
    },
  ),
  denying(
    'who has watched a lesson may not skip in it',
    'reportWatched',
    [409, 'error.skippedAhead'],
    (body, call) => {
      const { from } = reportIn(call)
      return lessonOf(body).completeTime !== null && lessonOf(body).ranges.at(-1)?.from === from && from > 0
    },
    { params: { reachable: 0 } },
  ),
  inBody('an answer to nothing puts the question off', ['confirmPresence'], (body) => ({
    ...body,
    presenceAfterS: Number(body.presenceAfterS) + 60,
  })),
  {
    name: 'an attempt whose time is over makes room for another one',
    detectedAs: ['rule', 'idempotence'],
    fits: ({ id }) => id === 'startTestAttempt',
    answer(right) {
      const body = isSuccess(right) ? (jsonOf(right) as Body) : {}
      const isOver = Date.parse(String(body.endTime)) < Date.parse(right.headers.date ?? '')
      if (right.status !== 200 || !isOver) return right
      const other = withHeader(withJson(right, { ...body, id: Number(body.id) + 1 }), 'location', '/')
      return { ...other, status: 201 }
    },
  },
  inBody('hours are counted for the year of UTC', ['getEducationHours'], (body) => ({
    ...body,
    years: inUtc(body.years as HourYear[], body.credits as Body[]),
  })),
  inBody('a certificate that was replaced shows the next one', ['verifyHourCertificate'], (body) =>
    body.status === 'REPLACED'
      ? {
          ...body,
          electiveHours: Number(body.electiveHours) + 1,
          courses: [...(body.courses as Body[]), ...(body.courses as Body[]).slice(-1)],
        }
      : body,
  ),
  looking('who starts a course over has not completed it', 'listDeskEnrollments', async (body) =>
    (body as Body[]).map((row) => (row.watchedShare === 0 ? { ...row, completeTime: null } : row)),
  ),
]
