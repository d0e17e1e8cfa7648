import {
  type DeskChapter,
  type DeskCourseDraft,
  type DeskCourseVideo,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { type Journey, noon, onJourney } from '../account/travel.ts'
import { refuseDraft } from '../courses/not-offered.ts'
import { deskClient, requirePermission } from './desk-client.ts'
import { keepPublished } from './kept-news.ts'
import { checkLengths, furthered, refuseEarly, refusePlans } from './website/course-plans.ts'
import { changeForReaders } from './website/readers.ts'

/** A course of this year in China with two lessons, which costs nothing. */
export async function planned({ now, skip }: Context, staff: PortalClient): Promise<DeskCourseDraft> {
  const [video] = await unwrap(staff.GET('/api/admin/course-videos'))
  const { key } = video ?? skip('there is no recording')
  const lesson = (title: string, free: boolean) => ({ title, free, video: key })
  return {
    title: '回放核对用课程',
    category: '选修',
    year: yearInChina(now()),
    certMajor: null,
    teacher: '𠮷野回放',
    teacherTitle: '',
    creditHours: 1,
    price: 0,
    summary: '回放核对用课程。'.repeat(62),
    intro: '<p>回放核对用课程。</p>',
    chapters: [
      { title: '回放核对用第一章', lessons: [lesson('回放核对用课时一', true)] },
      { title: '回放核对用第二章', lessons: [lesson('回放核对用课时二', false)] },
    ],
    test: null,
  }
}

/** A test of ten questions with two choices each, of which the first is right. */
export const test = {
  questionCount: 10,
  questions: Array.from({ length: 10 }, (_, index) => ({
    ...{
      text: `回放核对用第 ${index + 1} 题`,
      choices: ['正确', '错误'],
      right: ['A' as const],
      lessonId: null,
    },
  })),
} satisfies DeskCourseDraft['test']

/** A question with as many choices as there may be, of which the first and the last are right together. */
const longest: NonNullable<DeskCourseDraft['test']>['questions'][number] = {
  ...{ text: '回放核对用第 1 题', lessonId: null },
  ...{ choices: ['甲', '乙', '丙', '丁', '戊', '己'], right: ['A', 'F'] },
}

/** A test that asks more than it has, and one of which the right choices are not there. */
const many = { ...test, questionCount: 11 }
const wrong = { ...test, questions: test.questions.map((one) => ({ ...one, right: ['C' as const] })) }

async function publish(staff: PortalClient, body: DeskCourseDraft) {
  const { id, version } = await unwrap(staff.POST('/api/admin/courses', { body }))
  return unwrap(staff.POST('/api/admin/courses/{id}/publish', { ...at(id), body: { version } }))
}

/** Gives a course a test, and takes it away again. @returns the version that the course has then */
async function tested(
  context: Context,
  staff: PortalClient,
  change: DeskCourseDraft & { id: number; version: number },
): Promise<number> {
  const put = (more: Pick<DeskCourseDraft, 'test'>, version: number) =>
    staff.PUT('/api/admin/courses', { body: { ...change, ...more, version } })
  await refused(context, 400, 'a test with fewer questions than it asks', put({ test: many }, change.version))
  await refused(
    context,
    400,
    'a question whose right choice it does not have',
    put({ test: wrong }, change.version),
  )
  const lesson = change.chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id)
  const lessonId = lesson?.id ?? null
  const about = { ...test, questions: [{ ...longest, lessonId }, ...test.questions.slice(1)] }
  const written = await unwrap(put({ test: about }, change.version))
  const seen = written.test?.questions[0]?.lessonId
  context.expect(seen === lessonId, 'a question is about the lesson that it names', seen, 'updateDeskCourse')
  const texts = written.test?.questions.map(({ text }) => text).join()
  const wanted = test.questions.map(({ text }) => text).join()
  context.expect(texts === wanted, 'the questions of a test stand as they were written', texts)
  const shown = await unwrap(context.anonymous.GET('/api/public/edu-courses/{id}', at(change.id)))
  context.expect(shown.test?.questionCount === 10, 'visitors see that it ends with a test', shown.test)
  const without = await unwrap(put({ test: null }, written.version))
  context.expect(without.test === null, 'and it is taken away again', without.test)
  return without.version
}

/** Publishes, changes and withdraws a draft. @returns its id */
async function walk(context: Context, staff: PortalClient): Promise<number> {
  const body = await planned(context, staff)
  const post = (more: Partial<DeskCourseDraft>) =>
    staff.POST('/api/admin/courses', { body: { ...body, ...more } })
  await refusePlans(context, body, '', post)
  const { id, version, chapters } = await unwrap(post({}))
  await refusePlans(context, body, ', of a change', (more) =>
    staff.PUT('/api/admin/courses', { body: { ...body, ...more, id, version } }),
  )
  await checkLengths(context, staff, chapters)
  await refuseEarly(context, staff, body)
  const read = () => context.anonymous.GET('/api/public/edu-courses/{id}', at(id))
  await refused(context, 404, 'the draft of a course on the website', read())
  await refuseDraft(context, id)
  const early = staff.POST('/api/admin/courses/{id}/withdraw', { ...at(id), body: { version } })
  await refusedWith(context, 409, 'error.courseNotPublished', 'the draft of a course, withdrawn', early)
  const act = (read: number) =>
    staff.POST('/api/admin/courses/{id}/publish', { ...at(id), body: { version: read } })
  const { version: second } = await unwrap(act(version))
  await refusedWith(context, 409, 'error.courseNotDraft', 'a course that is published twice', act(second))
  const shown = await unwrap(read())
  context.expect(shown.lessonCount === 2, 'what is published is what was written', shown.lessonCount)
  // A lesson that is new stands before one that there is: neither stands by its id or by when it was written.
  const before = { title: '回放核对用新课时', free: false, video: chapters[0]?.lessons[0]?.video ?? '' }
  const order = chapters.toReversed().map(({ title, lessons }, at) => ({
    title,
    lessons: at === 0 ? [before, ...lessons.map((lesson) => ({ ...lesson, free: true }))] : lessons,
  }))
  const change = { ...body, chapters: order, id, version: second }
  const changed = await unwrap(staff.PUT('/api/admin/courses', { body: change }))
  const old = staff.PUT('/api/admin/courses', { body: change })
  await refusedWith(context, 409, 'error.courseChanged', 'a change of a course on an old version', old)
  const moved = await unwrap(read())
  const titlesOf = (all: { title: string; lessons: { title: string; free: boolean }[] }[]) =>
    all
      .flatMap(({ title, lessons }) => [
        title,
        ...lessons.map((one) => `${one.title} ${one.free ? '免费' : ''}`),
      ])
      .join()
  const [titles, wanted] = [titlesOf(moved.chapters), titlesOf(order)]
  const rule = 'chapters and lessons stand in the order that they were put into, with those that are free'
  context.expect(titles === wanted, rule, titles, 'getCourse')
  await refusedWith(
    context,
    409,
    'error.courseNotDraft',
    'a course on the website, thrown away',
    staff.DELETE('/api/admin/courses/{id}', at(id)),
  )
  await tested(context, staff, { ...change, version: changed.version })
  const words = {
    ...{ title: '回放核对用新课', teacher: '新教师', teacherTitle: '高级工程师', certMajor: '安装' },
    ...{ summary: '又修改。', intro: '<p>又修改。</p>', creditHours: 2, price: 10 },
  }
  const last = { version: await changeForReaders(context, 'courses', id, words) }
  const stale = { ...at(id), body: { version: changed.version } }
  const late = staff.POST('/api/admin/courses/{id}/withdraw', stale)
  await refusedWith(context, 409, 'error.courseChanged', 'a course, withdrawn on an old version', late)
  await keepPublished(context, { kind: 'COURSE', targetId: id }, () =>
    unwrap(staff.POST('/api/admin/courses/{id}/withdraw', { ...at(id), body: last })),
  )
  await refused(context, 404, 'a course that was withdrawn', read())
  return id
}

const elsewhere =
  'a year ends by time alone: keep the draft of a course until two years are over, and publish it then'

/** A draft is published until the year after its own is over. */
async function checkYear(context: Context, staff: PortalClient, { to }: Journey): Promise<void> {
  const body = await planned(context, staff)
  const { id, version } = await unwrap(staff.POST('/api/admin/courses', { body }))
  await to(noon(`${body.year + 2}-01-15`), async () => {
    const later = await logInAnew(context, 'staff')
    const publishing = later.POST('/api/admin/courses/{id}/publish', { ...at(id), body: { version } })
    await refusedWith(context, 409, 'error.courseYearClosed', 'a course of two years before', publishing)
  })
}

/** What stays of a course that somebody takes, each with the field that a refusal names. */
function settled(
  { year, price }: DeskCourseDraft,
  chapters: DeskChapter[],
  videos: DeskCourseVideo[],
): [field: string, what: string, more: Partial<DeskCourseDraft>][] {
  const other = videos.find(({ key }) => key !== chapters[0]?.lessons[0]?.video)
  const shown = chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, video: other?.key ?? lesson.video })),
  }))
  const all: [string, string, Partial<DeskCourseDraft>][] = [
    ['creditHours', 'other hours', { creditHours: 2 }],
    ['year', 'another year', { year: year + 1 }],
    ['category', 'another category', { category: '必修' }],
    ['price', 'another price', { price: price + 10 }],
    ['test', 'a test', { test }],
  ]
  return other ? [...all, ['chapters', 'another recording', { chapters: shown }]] : all
}

export const deskCourses: Scenario[] = [
  {
    name: 'The desk: a course of a year that is over is not published',
    operations: ['createDeskCourse', 'publishDeskCourse'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await onJourney(context, elsewhere, (journey) => checkYear(context, staff, journey))
    },
  },
  {
    name: 'The desk: a course is written, published, changed, withdrawn and thrown away',
    operations: [
      ...(['createDeskCourse', 'getDeskCourse', 'updateDeskCourse', 'publishDeskCourse'] as const),
      ...(['withdrawDeskCourse', 'deleteDeskCourse', 'listDeskCourses', 'listDeskCourseVideos'] as const),
      ...(['addMemberFavourite', 'listMemberFavourites', 'getCourse', 'listCourses'] as const),
      ...(['enrollInCourse', 'listCourseLearners'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      const id = await walk(context, staff)
      await unwrap(staff.DELETE('/api/admin/courses/{id}', at(id)))
      const gone = staff.GET('/api/admin/courses/{id}', at(id))
      await refused(context, 404, 'the draft of a course that is gone', gone)
      const query = { 'id.equals': id }
      const rows = await unwrap(staff.GET('/api/admin/courses', { params: { query } }))
      context.expect(rows.length === 0, 'and the list has it no more', rows.length)
    },
  },
  {
    name: 'The desk: a course that somebody takes keeps its hours and lessons, and is not withdrawn',
    operations: ['publishDeskCourse', 'updateDeskCourse', 'withdrawDeskCourse', 'enrollInCourse'],
    writes: true,
    leaves: 'a course that somebody takes',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      const person = await context.as('person')
      const body = await planned(context, staff)
      const { id, version, chapters } = await publish(staff, body)
      await unwrap(person.POST('/api/edu-courses/{id}/enroll', at(id)))
      const put = (more: Partial<DeskCourseDraft>) =>
        staff.PUT('/api/admin/courses', { body: { ...body, chapters, ...more, id, version } })
      const videos = await unwrap(staff.GET('/api/admin/course-videos'))
      for (const [field, what, more] of settled(body, chapters, videos))
        await refusedField(context, field, `${what} for a course that somebody takes`, put(more))
      await refused(context, 400, 'a lesson less in it', put({ chapters: chapters.slice(1) }))
      const withdrawal = { ...at(id), body: { version } }
      const call = staff.POST('/api/admin/courses/{id}/withdraw', withdrawal)
      await refusedWith(
        context,
        409,
        'error.courseHasStudents',
        'a course that somebody takes, withdrawn',
        call,
      )
      const { enrolled } = await unwrap(staff.GET('/api/admin/courses/{id}', at(id)))
      context.expect(enrolled === 1, 'one person takes it', enrolled)
      const { response } = await put({ chapters: furthered(chapters) })
      const rule =
        'words and order of the lessons change, and which are free, and one comes more, of what is taken'
      context.expect(response.ok, rule, response.status)
    },
  },
]
