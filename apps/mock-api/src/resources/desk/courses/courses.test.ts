import type {
  Course,
  CourseDetail,
  DeskCourse,
  DeskCourseDetail,
  DeskCourseDraft,
  DeskEnrollment,
  TestAttemptDetail,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { watchCourse } from '../../../testing/studying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const by = 'peixunbu'

const draft = {
  ...{ title: '竣工结算审核实务', category: '选修', year: 2026, certMajor: null, creditHours: 4, price: 0 },
  ...{ teacher: '沈砚秋', teacherTitle: '正高级工程师', summary: '结算审核的程序与争议。' },
  intro: '<p>结合案例讲解。</p>',
  chapters: [
    { title: '第一章 程序', lessons: [{ title: '审核的程序', video: 'contract', free: true }] },
    { title: '第二章 争议', lessons: [{ title: '常见争议', video: 'digital', free: false }] },
  ],
  test: null,
} satisfies DeskCourseDraft

const test = {
  questionCount: 10,
  questions: Array.from({ length: 10 }, (_, index) => ({
    ...{ text: `第 ${index + 1} 题`, choices: ['是', '否'], right: ['A' as const], lessonId: null },
  })),
} satisfies DeskCourseDraft['test']

const write = async (bed: TestBed, more: object = {}): Promise<DeskCourseDetail> =>
  (await bed.post('/api/admin/courses', { ...draft, ...more }, by)).json()

const act = (bed: TestBed, action: string, { id, version }: DeskCourseDetail) =>
  bed.post(`/api/admin/courses/${id}/${action}`, { version }, by)

const put = (bed: TestBed, course: object) => bed.put('/api/admin/courses', course, by)

const read = async (bed: TestBed, id: number) =>
  (await bed.get(`/api/admin/courses/${id}`, by)).json<DeskCourseDetail>()

const onSite = (bed: TestBed, id: number) => bed.get(`/api/public/edu-courses/${id}`)

const enroll = (bed: TestBed, id: number) => bed.post(`/api/edu-courses/${id}/enroll`, {}, 'su')

const published = async (bed: TestBed, more: object = {}): Promise<DeskCourseDetail> =>
  (await act(bed, 'publish', await write(bed, more))).json()

describe('the list of courses at the desk', () => {
  it('tells who takes them and the hours that came of it', async () => {
    const bed = await createTestBed()
    const list = async <Row>(path: string): Promise<Row[]> => (await bed.get(path, by)).json()
    const [first] = await list<DeskCourse>('/api/admin/courses?enrolled.greaterThan=0&sort=enrolled,desc')
    const enrollments = await list<DeskEnrollment>(
      `/api/admin/enrollments?courseId.equals=${first?.id}&size=200`,
    )
    expect(enrollments).toHaveLength(first?.enrolled ?? 0)
    const hours = enrollments.reduce((sum, { creditedHours }) => sum + creditedHours, 0)
    expect(hours).toBe(first?.creditedHours)
    expect((await bed.get('/api/admin/courses', 'bianji')).statusCode).toBe(403)
  })

  it('rounds what was watched down, as the learner is shown it', async () => {
    const bed = await createTestBed()
    bed.world.db.run(
      'UPDATE courseEnrollment SET watchedMs = (SELECT durationS FROM course WHERE id = courseId) * 1000 - 1',
    )
    const rows = (await bed.get('/api/admin/enrollments', by)).json<DeskEnrollment[]>()
    expect(new Set(rows.map(({ watchedShare }) => watchedShare))).toEqual(new Set([0.9999]))
  })

  it('counts as completed who starts over what they have completed', async () => {
    const bed = await createTestBed()
    const completed = async () =>
      (await bed.get('/api/admin/enrollments?completeTime.specified=true&size=1', by)).headers[
        'x-total-count'
      ]
    const before = await completed()
    expect(Number(before)).toBeGreaterThan(0)
    bed.world.db.run('UPDATE courseEnrollment SET completeTime = NULL')
    expect(await completed()).toBe(before)
  })

  it('has those of the website and the drafts, each in its state', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed)
    const list = async (query: string) =>
      (await bed.get(`/api/admin/courses?size=100&${query}`, by)).json<DeskCourse[]>()
    expect(await list('state.equals=DRAFT')).toMatchObject([{ id, isTaken: 0, enrolled: 0, lessonCount: 2 }])
    const site = (await bed.get('/api/public/edu-courses?size=100')).json<Course[]>()
    expect(await list('state.in=ON_SALE,SALE_ENDED')).toHaveLength(site.length)
    bed.clock.set('2028-01-01T02:00:00.000Z')
    expect(await list('state.equals=ON_SALE')).toEqual([])
  })
})

describe('a course of the desk', () => {
  it('is on the website once it is published, and members take it', async () => {
    const bed = await createTestBed()
    const course = await write(bed)
    expect(course).toMatchObject({ ...draft, state: 'DRAFT', version: 1, coverUrl: null })
    expect((await onSite(bed, course.id)).statusCode).toBe(404)
    expect((await enroll(bed, course.id)).statusCode).toBe(404)
    expect((await act(bed, 'publish', course)).json()).toMatchObject({ state: 'ON_SALE', version: 2 })
    const shown = (await onSite(bed, course.id)).json<CourseDetail>()
    expect(shown).toMatchObject({ intro: draft.intro, lessonCount: 2, durationS: 165, test: null })
    expect(shown.chapters.map(({ title }) => title)).toEqual(['第一章 程序', '第二章 争议'])
    const [lesson] = shown.chapters[0]?.lessons ?? []
    expect((await bed.get(`/${lesson?.videoUrl}`)).statusCode).toBe(200)
    expect((await bed.get(`/${shown.coverUrl}`)).statusCode).toBe(200)
    expect((await enroll(bed, course.id)).json()).toMatchObject({ status: 'STUDYING' })
    const session = await bed.post(`/api/edu-lessons/${lesson?.id}/sessions`, {}, 'su')
    expect(session.json()).toMatchObject({ durationS: 75, title: '审核的程序' })
  })

  it('is changed for visitors at once, but not on an old version', async () => {
    const bed = await createTestBed()
    const course = await published(bed)
    const changed = { ...course, title: '结算审核', chapters: course.chapters.toReversed() }
    expect((await put(bed, changed)).json()).toMatchObject({ version: 3, title: '结算审核' })
    const shown = (await onSite(bed, course.id)).json<CourseDetail>()
    expect(shown.chapters.map(({ title }) => title)).toEqual(['第二章 争议', '第一章 程序'])
    for (const answer of [await put(bed, changed), await act(bed, 'withdraw', course)])
      expect(answer.json()).toMatchObject({ status: 409, message: 'error.courseChanged' })
    const log = (await bed.get('/api/admin/log', 'mishuzhang')).json()
    expect(log[0]).toMatchObject({ action: 'UPDATE', subjectId: course.id, after: { title: '结算审核' } })
  })

  it('that the seed wrote keeps its lessons with their ids when its words are changed', async () => {
    const bed = await createTestBed()
    const course = await read(bed, 3001)
    const before = (await onSite(bed, 3001)).json<CourseDetail>()
    expect((await put(bed, { ...course, title: '改名的课程' })).statusCode).toBe(200)
    expect((await onSite(bed, 3001)).json()).toMatchObject({
      ...{ title: '改名的课程', chapters: before.chapters, durationS: before.durationS },
    })
  })

  it('keeps what students rely on', async () => {
    const bed = await createTestBed()
    const course = await published(bed)
    await enroll(bed, course.id)
    const fieldsOf = async (more: object) =>
      (await put(bed, { ...course, ...more })).json().fieldErrors?.map((one: { field: string }) => one.field)
    expect(await fieldsOf({ creditHours: 8, price: 50 })).toEqual(['creditHours', 'price'])
    expect(await fieldsOf({ chapters: course.chapters.slice(1) })).toEqual(['chapters'])
    expect(await fieldsOf({ intro: '<script>alert(1)</script>' })).toEqual(['intro'])
    expect(await fieldsOf({ coverUrl: 'files/uploads/none.png' })).toEqual(['coverUrl'])
    const [first] = draft.chapters
    const added = { title: '第三章', lessons: first?.lessons }
    expect(await fieldsOf({ chapters: [...course.chapters, added] })).toBeUndefined()
    expect((await read(bed, course.id)).lessonCount).toBe(3)
  })

  it('ends with its own test, of which what was asked stays as it was', async () => {
    const bed = await createTestBed()
    const course = await published(bed, { test })
    expect((await onSite(bed, course.id)).json()).toMatchObject({ test: { questionCount: 10 } })
    await enroll(bed, course.id)
    await watchCourse(bed, 'su', course.id)
    const begun = await bed.post('/api/edu-test-attempts', { courseId: course.id }, 'su')
    const attempt = begun.json<TestAttemptDetail>()
    expect(attempt.questions[0]).toMatchObject({ kind: 'SINGLE', right: null })
    const now = await read(bed, course.id)
    const asked = now.test?.questions ?? []
    expect(asked.every(({ isAsked }) => isAsked === 1)).toBe(true)
    const [first, ...others] = asked
    const questionsOf = (questions: object[]) => ({ ...now, test: { questionCount: 10, questions } })
    const reworded = questionsOf([{ ...first, text: '换一种说法' }, ...others])
    expect((await put(bed, reworded)).json()).toMatchObject({
      fieldErrors: [{ field: 'test.questions[0]', message: 'Asked' }],
    })
    const replaced = (await put(bed, questionsOf([...others, test.questions[0] ?? {}]))).json()
    expect(replaced.test.questions.map(({ isAsked }: { isAsked: number }) => isAsked)).toEqual([
      ...others.map(() => 1),
      0,
    ])
    const answers = attempt.questions.map(({ id }) => ({ questionId: id, choices: ['A'] }))
    const handedIn = await bed.post(`/api/edu-test-attempts/${attempt.id}/hand-in`, { answers }, 'su')
    expect(handedIn.json()).toMatchObject({ status: 'PASSED', correctCount: 10 })
  })

  it('that the seed wrote keeps the test that it had', async () => {
    const bed = await createTestBed()
    const course = await read(bed, 3004)
    expect((await put(bed, { ...course, title: '改名的课程' })).json()).toMatchObject({ test: course.test })
    const begun = await bed.post('/api/edu-test-attempts', { courseId: 3004 }, 'su')
    const known = course.test?.questions.map(({ id }) => id)
    for (const { id } of begun.json<TestAttemptDetail>().questions) expect(known).toContain(id)
  })

  it('shows only recordings that there are', async () => {
    const bed = await createTestBed()
    const videos = (await bed.get('/api/admin/course-videos', by)).json<{ key: string }[]>()
    expect(videos.map(({ key }) => key).toSorted()).toEqual(['contract', 'digital', 'measure'])
    const chapters = [{ title: '第一章', lessons: [{ title: '课时', video: 'none', free: false }] }]
    expect(await write(bed, { chapters })).toMatchObject({
      fieldErrors: [{ field: 'chapters[0].lessons[0].video', message: 'OneOf' }],
    })
  })

  it('is withdrawn while nobody takes it, and thrown away only as a draft', async () => {
    const bed = await createTestBed()
    const course = await published(bed)
    const remove = () => bed.delete(`/api/admin/courses/${course.id}`, by)
    expect((await remove()).json()).toMatchObject({ message: 'error.courseNotDraft' })
    const withdrawn = (await act(bed, 'withdraw', course)).json<DeskCourseDetail>()
    expect(withdrawn.state).toBe('DRAFT')
    expect((await onSite(bed, course.id)).statusCode).toBe(404)
    const again = (await act(bed, 'publish', withdrawn)).json<DeskCourseDetail>()
    await enroll(bed, again.id)
    expect((await act(bed, 'withdraw', again)).json()).toMatchObject({ message: 'error.courseHasStudents' })
    const seeded = await read(bed, 3001)
    expect((await act(bed, 'withdraw', seeded)).json()).toMatchObject({ message: 'error.courseHasStudents' })
    const other = await write(bed)
    const stale = await bed.delete(`/api/admin/courses/${other.id}?version=99`, by)
    expect(stale.json()).toMatchObject({ status: 409, message: 'error.concurrencyFailure' })
    expect((await bed.delete(`/api/admin/courses/${other.id}`, by)).statusCode).toBe(204)
    expect((await bed.get(`/api/admin/courses/${other.id}`, by)).statusCode).toBe(404)
  })

  it('is held by an order that waits to be paid', async () => {
    const bed = await createTestBed()
    const course = await published(bed, { price: 80 })
    expect(await read(bed, course.id)).toMatchObject({ isTaken: 0 })
    expect((await bed.post('/api/weixin/edu/native/pay', { courseId: course.id }, 'su')).statusCode).toBe(200)
    expect(await read(bed, course.id)).toMatchObject({ isTaken: 1, enrolled: 0 })
  })

  it('is published in its programme year and the one after', async () => {
    const bed = await createTestBed()
    const next = await write(bed, { year: 2027 })
    expect((await act(bed, 'publish', next)).json()).toMatchObject({ message: 'error.courseYearClosed' })
    bed.clock.set('2027-02-01T02:00:00.000Z')
    expect((await act(bed, 'publish', next)).json()).toMatchObject({ state: 'ON_SALE' })
    expect(await write(bed, { year: 2025 })).toMatchObject({ fieldErrors: [{ field: 'year' }] })
  })
})
