import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { everyRow, refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { checkCertificate } from './hour-certificates.ts'
import { checkPresence, checkSession } from './lesson-sessions.ts'
import { startCourseOver } from './watching.ts'

const unknownId = { path: { id: 9007199254740991 } }

const listCourses = (client: PortalClient, query: object) =>
  unwrapList(client.GET('/api/public/edu-courses', { params: { query } }))

export const progressOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/edu-courses/{id}/progress', { params: { path: { id } } }))

async function checkCourse(context: Context, id: number): Promise<void> {
  const { anonymous, expect } = context
  const course = await unwrap(anonymous.GET('/api/public/edu-courses/{id}', { params: { path: { id } } }))
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const seconds = lessons.reduce((sum, lesson) => sum + lesson.durationS, 0)
  expect(lessons.length === course.lessonCount, 'a course has as many lessons as it says', lessons.length)
  expect(seconds === course.durationS, 'a course lasts as long as its lessons', seconds)
  everyRow(
    context,
    lessons,
    ({ free, videoUrl, mp4Url, captionsUrl }) =>
      free === (videoUrl !== null) && (free || (mp4Url === undefined && captionsUrl == null)),
    'a visitor is given the video of free lessons only',
  )
}

/** A course without a price that the caller takes; the same one however often it is replayed. */
export async function takeFreeCourse(context: Context, client: PortalClient): Promise<number | undefined> {
  const { items } = await listCourses(client, { 'price.equals': 0, sort: ['year,desc', 'id'], size: 1 })
  const [course] = items
  if (!course) return undefined
  const { id, enrolledCount } = course
  const isNew = (await progressOf(client, id)).status === 'NOT_ENROLLED'
  await unwrap(client.POST('/api/edu-courses/{id}/enroll', { params: { path: { id } } }))
  const counted = (await listCourses(client, { 'id.equals': id })).items[0]?.enrolledCount
  context.expect(counted === enrolledCount + (isNew ? 1 : 0), 'who takes a course is counted once', counted)
  return id
}

async function checkPrice(context: Context, client: PortalClient): Promise<void> {
  const { items } = await listCourses(client, { 'price.greaterThan': 0, size: 100 })
  const { items: own } = await unwrapList(
    client.GET('/api/edu-courses/my', { params: { query: { size: 100 } } }),
  )
  const foreign = items.find(({ id }) => !own.some((course) => course.id === id))
  if (!foreign) return
  const params = { path: { id: foreign.id } }
  const enrolling = client.POST('/api/edu-courses/{id}/enroll', { params })
  await refusedWith(context, 409, 'error.courseNotFree', 'a course with a price', enrolling)
  const { status } = await progressOf(client, foreign.id)
  context.expect(status === 'NOT_ENROLLED', 'who was refused is not enrolled', status)
}

/** Members look through the same courses as everybody, and what they have is among them, whether or not it is still on sale. */
async function checkSame(context: Context, client: PortalClient, own: { id: number }[]): Promise<void> {
  const params = { query: { size: 2000 } }
  const idsNow = async () =>
    new Set((await unwrap(client.GET('/api/public/edu-courses', { params }))).map(({ id }) => id))
  // A course may be published or withdrawn meanwhile.
  const before = await idsNow()
  const offered = await unwrap(client.GET('/api/edu-courses', { params }))
  const after = await idsNow()
  const missing = [...own, ...offered].filter(({ id }) => !before.has(id) && !after.has(id))
  const rule = 'everybody looks through the courses that members do, also those that are not on sale any more'
  context.expect(missing.length === 0, rule, missing.map(({ id }) => id).join(), 'listCourses')
  const ids = new Set(offered.map(({ id }) => id))
  const lacking = [...before].filter((id) => after.has(id) && !ids.has(id))
  const same = 'members look through the courses that everybody does'
  context.expect(lacking.length === 0, same, lacking.join(), 'listOfferedCourses')
}

export const education: Scenario[] = [
  {
    name: 'A course is on sale in its year and the one after',
    operations: ['listCourses'],
    writes: false,
    async run(context) {
      const { items } = await listCourses(context.anonymous, { size: 2000 })
      const others = items.filter(({ year, onSaleUntil }) => onSaleUntil !== `${year + 1}-12-31`)
      const seen = others.map(({ year, onSaleUntil }) => `${year}: ${onSaleUntil}`)
      context.expect(others.length === 0, 'a course is sold until the end of the year after its own', seen)
    },
  },
  {
    name: 'A course is the sum of its lessons',
    operations: ['listCourses', 'getCourse'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      const { items } = await listCourses(anonymous, { size: 3 })
      for (const { id } of items) await checkCourse(context, id)
      const unknown = anonymous.GET('/api/public/edu-courses/{id}', { params: unknownId })
      await refused(context, 404, 'an unknown course', unknown)
    },
  },
  {
    name: 'A course is on sale in its programme year and the one after',
    operations: ['listCourses', 'enrollInCourse', 'payCourseByWeixin', 'getCourseProgress'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const { items } = await listCourses(client, { size: 100, sort: ['year,desc'] })
      // Years ahead may be on sale as well, so that the last day tells, and not the latest year.
      const today = dayInChina(context.now())
      const own = await unwrap(client.GET('/api/edu-courses/my', { params: { query: { size: 100 } } }))
      const past = items.filter(
        ({ id, onSaleUntil }) => onSaleUntil < today && !own.some((course) => course.id === id),
      )
      const [priced, free] = [past.find(({ price }) => price > 0), past.find(({ price }) => price === 0)]
      await checkSame(context, client, own)
      if (!priced && !free) return context.skip('no course is so old that it is not on sale any more')
      for (const { id, price } of [priced, free].filter((one) => one !== undefined)) {
        const taken =
          price > 0
            ? client.POST('/api/weixin/edu/native/pay', { body: { courseId: id } })
            : client.POST('/api/edu-courses/{id}/enroll', { params: { path: { id } } })
        await refusedWith(
          context,
          409,
          'error.courseNotOnSale',
          'a course that is not on sale any more',
          taken,
        )
      }
    },
  },
  {
    name: 'The list of a member marks the own courses',
    operations: ['listOfferedCourses', 'listMyCourses', 'listCourses'],
    writes: false,
    async run(context) {
      const client = await context.as('person')
      const query = { size: 100, sort: ['id' as const] }
      const own = await unwrap(client.GET('/api/edu-courses/my', { params: { query } }))
      const marked = await unwrap(
        client.GET('/api/edu-courses', { params: { query: { ...query, 'mine.equals': 1 } } }),
      )
      const ids = (courses: { id: number }[]) => courses.map(({ id }) => id).join()
      context.expect(ids(marked) === ids(own), 'what is marked as own are the own courses', ids(marked))
      const offered = ids(await unwrap(client.GET('/api/edu-courses', { params: { query } })))
      const { items } = await listCourses(context.anonymous, { size: query.size, sort: query.sort })
      const rule = 'a member is offered the courses of the public list'
      context.expect(ids(items) === offered, rule, ids(items), 'listCourses')
      const unit = await context.as('unit')
      await refused(context, 403, "a unit's list of courses", unit.GET('/api/edu-courses'))
    },
  },
  {
    name: 'Units have no part in the continuing education',
    operations: ['listMyCourses', 'getEducationHours', 'enrollInCourse', 'openLessonSession'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      await refused(context, 403, "a unit's courses", unit.GET('/api/edu-courses/my'))
      await refused(context, 403, "a unit's hours", unit.GET('/api/edu-hours'))
      const enrolling = unit.POST('/api/edu-courses/{id}/enroll', { params: unknownId })
      await refused(context, 403, 'a unit that enrolls', enrolling)
      const watching = unit.POST('/api/edu-lessons/{id}/sessions', { params: unknownId })
      await refused(context, 403, 'a unit that watches', watching)
    },
  },
  {
    name: 'A course is watched second by second, by one player at a time',
    operations: [
      ...(['enrollInCourse', 'openLessonSession', 'reportWatched', 'confirmPresence'] as const),
      ...(['resetCourse', 'listCourses', 'listMyCourses'] as const),
    ],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const client = await context.as('person')
      const id = await takeFreeCourse(context, client)
      if (id === undefined) return context.skip('there is no course without a price')
      const params = { path: { id } }
      const own = () => unwrap(client.GET('/api/edu-courses/my', { params: { query: { 'id.equals': id } } }))
      const [before] = await own()
      const enroll = () => unwrap(client.POST('/api/edu-courses/{id}/enroll', { params }))
      for (const again of await Promise.all([enroll(), enroll()]))
        context.expect(again.status !== 'NOT_ENROLLED', 'who enrolls again stays enrolled', again.status)
      const [after] = await own()
      const isAsBefore = after !== undefined && after.enrollTime === before?.enrollTime
      context.expect(isAsBefore, 'who enrolls again has taken it when they first did', after?.enrollTime)
      const [lesson] = (await startCourseOver(context, client, id)).lessons
      if (lesson) {
        await checkSession(context, client, lesson.lessonId)
        const lessonParams = { params: { path: { id: lesson.lessonId } } }
        const { sessionId } = await unwrap(client.POST('/api/edu-lessons/{id}/sessions', lessonParams))
        await startCourseOver(context, client, id)
        const body = { sessionId, seq: 1, from: 0, to: 0.5, rate: 1 }
        const late = client.POST('/api/edu-lessons/{id}/heartbeat', { ...lessonParams, body })
        const what = 'a report of before the course was started over'
        await refusedWith(context, 409, 'error.sessionEnded', what, late)
        const answering = { ...lessonParams, body: { sessionId } }
        const answer = client.POST('/api/edu-lessons/{id}/presence', answering)
        const ofBefore = 'an answer of before the course was started over'
        await refusedWith(context, 409, 'error.sessionEnded', ofBefore, answer)
      }
      await checkPrice(context, client)
      const { items } = await listCourses(client, { 'price.greaterThan': 0, size: 1 })
      const body = { courseId: items[0]?.id ?? 0 }
      const swapping = items[0] && client.POST('/api/edu-courses/{id}/swap', { params, body })
      const what = 'swapping a course that cost nothing'
      if (swapping) await refusedWith(context, 409, 'error.courseFree', what, swapping)
    },
  },
  {
    name: 'Who is asked for presence has to answer before more counts',
    operations: ['openLessonSession', 'reportWatched', 'confirmPresence', 'resetCourse'],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const client = await context.as('person')
      const id = await takeFreeCourse(context, client)
      if (id === undefined) return context.skip('there is no course without a price')
      const [lesson] = (await startCourseOver(context, client, id)).lessons
      if (!lesson) return context.skip('the course has no lesson')
      await checkPresence(context, client, lesson.lessonId)
      await startCourseOver(context, client, id)
    },
  },
  {
    name: 'A certificate is of the hours that were credited in its year',
    operations: [
      'issueHourCertificate',
      'listHourCertificates',
      'verifyHourCertificate',
      'getEducationHours',
      'listMemberMessages',
    ],
    writes: true,
    leaves: 'certificates of hours',
    async run(context) {
      const clients = [await context.as('person'), ...(await context.others()).map(({ client }) => client)]
      for (const client of clients) {
        const { data } = await client.GET('/api/edu-hours')
        const years = data?.years.filter((one) => one.compulsoryHours + one.electiveHours > 0) ?? []
        for (const year of years) await checkCertificate(context, client, year, data?.credits ?? [])
        if (years.length > 0) return
      }
      context.skip('no account of the credentials has credited hours')
    },
  },
  {
    name: 'Hours are certified, and anybody can verify it',
    operations: ['issueHourCertificate', 'listHourCertificates', 'verifyHourCertificate'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const { years } = await unwrap(client.GET('/api/edu-hours'))
      // The oldest: hours may be credited in the current one while this runs.
      const empty = years.findLast(
        ({ compulsoryHours, electiveHours }) => compulsoryHours + electiveHours === 0,
      )
      if (empty) {
        const issuing = client.POST('/api/edu-certificates', { body: { year: empty.year } })
        await refusedWith(context, 409, 'error.noHours', 'a year without hours', issuing)
      }
      const own = await unwrap(client.GET('/api/edu-certificates'))
      for (const certificate of own.slice(0, 1)) {
        const params = { path: { code: certificate.verifyCode } }
        const seen = await unwrap(context.anonymous.GET('/api/public/edu-certificates/{code}', { params }))
        context.expect(seen.certNo === certificate.certNo, 'the code leads to the certificate', seen.certNo)
        context.expect(seen.verifyUrl.endsWith(seen.verifyCode), 'the QR names the code', seen.verifyUrl)
      }
      const params = { path: { code: 'AAAAAAAAAAAAAAAAAAAAAA' } }
      const unknown = context.anonymous.GET('/api/public/edu-certificates/{code}', { params })
      await refused(context, 404, 'an unknown code', unknown)
    },
  },
]
