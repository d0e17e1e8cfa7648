import type { CourseProgress, EducationHours, MyCourse } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { beat, courseProgressOf, openLesson, watchCourse, watchLesson } from '../../../testing/studying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const myCourses = async (bed: TestBed, persona: string, query = ''): Promise<MyCourse[]> =>
  (await bed.get(`/api/edu-courses/my${query}`, persona)).json()

const hoursOf = async (bed: TestBed, persona: string): Promise<EducationHours> =>
  (await bed.get('/api/edu-hours', persona)).json()

describe('who may study', () => {
  it.each([
    ['GET', '/api/edu-courses/my'],
    ['POST', '/api/edu-courses/3004/enroll'],
    ['GET', '/api/edu-courses/3004/progress'],
    ['POST', '/api/edu-courses/3004/reset'],
    ['POST', '/api/edu-lessons/300401/sessions'],
    ['GET', '/api/edu-hours'],
    ['GET', '/api/edu-certificates'],
  ])('%s %s refuses units, and visitors', async (method, path) => {
    const bed = await createTestBed()
    const call = (persona?: string) =>
      method === 'GET' ? bed.get(path, persona) : bed.post(path, {}, persona)
    expect((await call('hengxin')).statusCode).toBe(403)
    expect((await call()).statusCode).toBe(401)
  })
})

describe('GET /api/edu-courses/my', () => {
  it('lists the caller’s courses, the last studied first, with how far they are', async () => {
    const bed = await createTestBed()
    const courses = await myCourses(bed, 'lin')
    expect(courses.map(({ id }) => id)).toEqual([3011, 3003, 3006, 3010, 3007, 3015, 3018])
    const [current, ...completed] = courses
    expect(current).toMatchObject({ status: 'STUDYING', completeTime: null, creditTime: null, orderId: null })
    expect(completed.every(({ status, progress }) => status === 'COMPLETED' && progress === 1)).toBe(true)
    expect(completed.every(({ completeTime, creditTime }) => creditTime === completeTime)).toBe(true)
    expect(await myCourses(bed, 'tong')).toEqual([])
  })

  it('names the paid order of each course that has a price', async () => {
    const bed = await createTestBed()
    for (const { price, orderId, title } of await myCourses(bed, 'lin')) {
      expect(orderId === null).toBe(price === 0)
      if (orderId === null) continue
      const order = (await bed.get(`/api/member-order-detail/${orderId}`, 'lin')).json()
      expect(order).toMatchObject({ status: 'PAID', orderType: 'EDU', subject: title, totalAmount: price })
    }
  })

  it('filters by status, progress, title and year', async () => {
    const bed = await createTestBed()
    const ids = async (query: string) => (await myCourses(bed, 'lin', query)).map(({ id }) => id)
    expect(await ids('?status.equals=STUDYING')).toEqual([3011])
    expect(await ids('?progress.lessThan=1')).toEqual([3011])
    expect(await ids('?title.contains=职业道德')).toEqual([3003])
    expect(await ids('?year.lessThan=2026&sort=year&sort=id')).toEqual([3018, 3006, 3007, 3015])
  })
})

describe('POST /api/edu-courses/{id}/enroll', () => {
  const enroll = (bed: TestBed, courseId: number, persona: string) =>
    bed.post(`/api/edu-courses/${courseId}/enroll`, {}, persona)

  it('takes a free course once, also while the membership is applied for', async () => {
    const bed = await createTestBed()
    const count = async () => (await bed.get('/api/public/edu-courses/3004')).json().enrolledCount
    const before = await count()
    const once = (await enroll(bed, 3004, 'tong')).json<CourseProgress>()
    expect(once).toMatchObject({ status: 'STUDYING', progress: 0 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => enroll(bed, 3004, 'tong')))
    expect(answers.map((answer) => answer.json())).toEqual(Array(5).fill(once))
    expect(await count()).toBe(before + 1)
    expect((await myCourses(bed, 'tong')).map(({ id }) => id)).toEqual([3004])
  })

  it('leaves a course that has a price to the cashier', async () => {
    const bed = await createTestBed()
    expect((await enroll(bed, 3001, 'su')).json()).toMatchObject({
      status: 409,
      message: 'error.courseNotFree',
    })
    expect((await courseProgressOf(bed, 'su', 3001)).status).toBe('NOT_ENROLLED')
    expect((await enroll(bed, 3018, 'su')).json()).toMatchObject({ message: 'error.courseNotOnSale' })
    expect((await enroll(bed, 3018, 'lin')).statusCode).toBe(200)
    expect((await enroll(bed, 2001, 'su')).statusCode).toBe(404)
  })
})

describe('GET /api/edu-courses/{id}/progress', () => {
  it('tells of the order that waits to be paid', async () => {
    const bed = await createTestBed()
    const { openOrderId, ...standing } = await courseProgressOf(bed, 'cheng', 3002)
    expect(standing).toMatchObject({ status: 'NOT_ENROLLED', orderId: null, lessons: [] })
    const order = (await bed.get(`/api/member-order-detail/${openOrderId}`, 'cheng')).json()
    expect(order).toMatchObject({ status: 'CREATED', details: [{ itemType: 'COURSE', itemId: 3002 }] })
    bed.clock.set(order.expireTime)
    expect((await courseProgressOf(bed, 'cheng', 3002)).openOrderId).toBeNull()
    expect((await courseProgressOf(bed, 'su', 3002)).openOrderId).toBeNull()
  })
})

describe('completing a course', () => {
  it('credits its hours once, to the year in PRC', async () => {
    const bed = await createTestBed()
    const before = await hoursOf(bed, 'su')
    expect(before.categories[0]).toMatchObject({ category: '必修', creditedHours: 0, remainingHours: 60 })
    bed.clock.set('2026-12-31T15:00:00.000Z')
    const { status, creditTime } = await watchCourse(bed, 'su', 3008)
    expect({ status, creditTime }).toEqual({ status: 'COMPLETED', creditTime: bed.clock.now().toISOString() })
    const after = await hoursOf(bed, 'su')
    expect(after.categories[0]).toMatchObject({ creditedHours: 12, remainingHours: 48 })
    expect(after.years[0]).toEqual({ year: 2026, compulsoryHours: 12, electiveHours: 0 })
    bed.clock.set('2030-01-01T00:00:00.000Z')
    expect(await hoursOf(bed, 'su')).toMatchObject({
      ...{ fromYear: 2027, toYear: 2030, credits: [] },
      earlierYears: [{ year: 2026, compulsoryHours: 12, electiveHours: 0 }],
    })
  })

  it('is not reached while a lesson is missing', async () => {
    const bed = await createTestBed()
    const { progress, status, lessons } = await courseProgressOf(bed, 'su', 3008)
    expect(status).toBe('STUDYING')
    expect(lessons.filter(({ completeTime }) => completeTime !== null)).toHaveLength(3)
    expect(progress).toBeGreaterThan(0.4)
    expect(progress).toBeLessThan(0.6)
  })
})

describe('POST /api/edu-courses/{id}/reset', () => {
  const reset = (bed: TestBed, persona: string, courseId: number) =>
    bed.post(`/api/edu-courses/${courseId}/reset`, {}, persona)

  it('forgets what was watched, restores the lock, and keeps the hours', async () => {
    const bed = await createTestBed()
    const before = await hoursOf(bed, 'lin')
    const standing = (await reset(bed, 'lin', 3006)).json<CourseProgress>()
    expect(standing).toMatchObject({ status: 'STUDYING', progress: 0, lastLessonId: null })
    expect(standing.creditTime).not.toBeNull()
    expect(standing.lessons.every(({ reachable, ranges }) => reachable === 0 && ranges.length === 0)).toBe(
      true,
    )
    expect(await hoursOf(bed, 'lin')).toEqual(before)
    expect((await watchCourse(bed, 'lin', 3006)).creditTime).toBe(standing.creditTime)
    expect(await hoursOf(bed, 'lin')).toEqual(before)
  })

  it('ends the player', async () => {
    const bed = await createTestBed()
    const session = await openLesson(bed, 'su', 300803)
    await reset(bed, 'su', 3008)
    const late = await beat(bed, 'su', session, { seq: 1, from: 0, to: 0 })
    expect(late.json()).toMatchObject({ status: 409, message: 'error.sessionEnded' })
  })

  it('is one’s own: others’ courses stay as they are', async () => {
    const bed = await createTestBed()
    expect((await reset(bed, 'tong', 3008)).json()).toMatchObject({ message: 'error.courseNotEnrolled' })
    expect((await courseProgressOf(bed, 'su', 3008)).progress).toBeGreaterThan(0)
    expect((await reset(bed, 'su', 2999)).statusCode).toBe(404)
  })
})

describe('a lesson of an hour', () => {
  /** The course that su is in the middle of, as one lesson that long. */
  async function hourLong(): Promise<TestBed> {
    const bed = await createTestBed()
    const { db } = bed.world
    db.run("INSERT INTO courseOwnText (courseId, intro) VALUES (3008, '')")
    db.run(
      `INSERT INTO courseOwnLesson (id, courseId, position, chapterTitle, title, clip, durationS, isFree)
       SELECT id, courseId, 1, chapterTitle, title, clip, 3600, isFree FROM courseLesson WHERE id = 300804`,
    )
    return bed
  }

  it('is run by the clock, its questions answered', async () => {
    const bed = await hourLong()
    const began = bed.clock.now().getTime()
    const { position } = (await openLesson(bed, 'su', 300804)).progress
    await watchLesson(bed, 'su', 300804)
    expect((bed.clock.now().getTime() - began) / 1000).toBeCloseTo(3600 - position)
    const [asked] = bed.world.db.all<{ questionsAsked: number }>('SELECT questionsAsked FROM lessonSession')
    expect(asked?.questionsAsked).toBeGreaterThan(20)
    const [lesson] = (await courseProgressOf(bed, 'su', 3008)).lessons
    expect(lesson?.ranges).toEqual([{ from: 0, to: 3600 }])
    expect(lesson?.completeTime).not.toBeNull()
  })

  it('is not complete a minute before its ninety-five parts of a hundred', async () => {
    const bed = await hourLong()
    await watchLesson(bed, 'su', 300804, 3360)
    const [lesson] = (await courseProgressOf(bed, 'su', 3008)).lessons
    expect(lesson).toMatchObject({ ranges: [{ from: 0, to: 3360 }], completeTime: null })
  })
})
