import type { CourseProgress, MyCourse, TestAttempt, TestAttemptDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { courseProgressOf, watchCourse } from '../../../../testing/studying.ts'
import { createTestBed, type TestBed } from '../../../../testing/test-bed.ts'

const course = 3004
const path = '/api/edu-test-attempts'

const begin = (bed: TestBed, persona: string, courseId = course) => bed.post(path, { courseId }, persona)
const handIn = (bed: TestBed, id: number, answers: object[], persona = 'su') =>
  bed.post(`${path}/${id}/hand-in`, { answers }, persona)

/** What is right, as only the store knows it. */
const rightOf = (bed: TestBed, { questions }: TestAttemptDetail) =>
  questions.map(({ id }) => {
    const row = bed.world.db.get<{ rightKeys: string }>('SELECT rightKeys FROM courseQuestion WHERE id = ?', [
      id,
    ])
    return { questionId: id, choices: JSON.parse(row?.rightKeys ?? '[]') as string[] }
  })

/** Completes the course as a persona who has not tried its test. */
async function complete(bed: TestBed, persona: string): Promise<CourseProgress> {
  await bed.post(`/api/edu-courses/${course}/enroll`, {}, persona)
  return watchCourse(bed, persona, course)
}

describe('a course with a test', () => {
  it('says so, and credits nothing on completion', async () => {
    const bed = await createTestBed()
    const { test, creditHours } = (await bed.get(`/api/public/edu-courses/${course}`)).json()
    expect(test).toEqual({ questionCount: 10, passShare: 0.6, attemptsPerDay: 3, timeLimitMinutes: 30 })
    expect((await bed.get('/api/public/edu-courses/3008')).json().test).toBeNull()
    expect(creditHours).toBeGreaterThan(0)
    expect(await complete(bed, 'lin')).toMatchObject({
      status: 'COMPLETED',
      creditTime: null,
      test: { passTime: null, attemptsLeft: 3, openAttemptId: null },
    })
    expect((await courseProgressOf(bed, 'lin', 3006)).test).toBeNull()
  })

  it('credits its hours when the test is passed, and is then not asked again', async () => {
    const bed = await createTestBed()
    await complete(bed, 'lin')
    const begun = await begin(bed, 'lin')
    const attempt = begun.json<TestAttemptDetail>()
    expect([begun.statusCode, `/${begun.headers.location}`]).toEqual([201, `${path}/${attempt.id}`])
    const answers = rightOf(bed, attempt)
    const passed = (await handIn(bed, attempt.id, answers.slice(0, 6), 'lin')).json<TestAttemptDetail>()
    const now = bed.clock.now().toISOString()
    expect(passed.questions.every(({ right }) => (right ?? []).length > 0)).toBe(true)
    expect(passed.questions.map(({ isCorrect }) => isCorrect)).toEqual([
      ...Array(6).fill(true),
      ...Array(4).fill(false),
    ])
    expect(passed).toMatchObject({ status: 'PASSED', correctCount: 6, handInTime: now })
    expect(await courseProgressOf(bed, 'lin', course)).toMatchObject({
      creditTime: now,
      test: { passTime: now, attemptsLeft: 2, openAttemptId: null },
    })
    const query = `?id.equals=${course}`
    expect((await bed.get(`/api/edu-courses/my${query}`, 'lin')).json<MyCourse[]>()).toMatchObject([
      { creditTime: now },
    ])
    expect((await begin(bed, 'lin')).json()).toMatchObject({ status: 409, message: 'error.testPassed' })
  })

  it('credits nothing below the mark', async () => {
    const bed = await createTestBed()
    await complete(bed, 'lin')
    const attempt = (await begin(bed, 'lin')).json<TestAttemptDetail>()
    const failed = (await handIn(bed, attempt.id, rightOf(bed, attempt).slice(0, 5), 'lin')).json()
    expect(failed).toMatchObject({ status: 'FAILED', correctCount: 5 })
    expect((await courseProgressOf(bed, 'lin', course)).creditTime).toBeNull()
  })

  it('keeps a test that was passed when it is started over, and credits its hours once', async () => {
    const bed = await createTestBed()
    const attempt = (await begin(bed, 'su')).json<TestAttemptDetail>()
    await handIn(bed, attempt.id, rightOf(bed, attempt))
    const { creditTime } = await courseProgressOf(bed, 'su', course)
    expect(creditTime).not.toBeNull()
    await bed.post(`/api/edu-courses/${course}/reset`, {}, 'su')
    const again = await watchCourse(bed, 'su', course)
    expect(again).toMatchObject({ status: 'COMPLETED', creditTime, test: { passTime: creditTime } })
  })
})

describe('an attempt', () => {
  it('tells nothing of its questions before it is handed in, and what is right only when it was passed', async () => {
    const bed = await createTestBed()
    const { id, questions } = (await begin(bed, 'su')).json<TestAttemptDetail>()
    expect(questions).toHaveLength(10)
    const seen = (await bed.get(`${path}/${id}`, 'su')).json<TestAttemptDetail>()
    expect(
      seen.questions.every(
        ({ right, given, isCorrect }) => right === null && given === null && isCorrect === null,
      ),
    ).toBe(true)
    expect(seen.questions.some((question) => 'lessonId' in question)).toBe(false)
    const marked = (await handIn(bed, id, [])).json<TestAttemptDetail>()
    expect(marked.questions.every(({ given, isCorrect }) => isCorrect === false && given?.length === 0)).toBe(
      true,
    )
    expect(marked.questions.every(({ right }) => right === null)).toBe(true)
    expect((await bed.get(`${path}/${id}`, 'su')).json()).toEqual(marked)
  })

  it('is gone on with until it is handed in, which happens once', async () => {
    const bed = await createTestBed()
    const first = await begin(bed, 'su')
    const again = await begin(bed, 'su')
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
    const { id } = first.json<TestAttemptDetail>()
    await handIn(bed, id, [])
    expect((await handIn(bed, id, [])).json()).toMatchObject({ status: 409, message: 'error.testHandedIn' })
  })

  it('names the lesson of each question once it is handed in', async () => {
    const bed = await createTestBed()
    const { id } = (await begin(bed, 'su')).json<TestAttemptDetail>()
    const { questions } = (await handIn(bed, id, [])).json<TestAttemptDetail>()
    const lessons = new Set([300401, 300402, 300403, 300404])
    expect(questions.every(({ lessonId }) => lessonId !== undefined && lessons.has(lessonId))).toBe(true)
  })

  it('counts what is handed in until its end and a minute more, and nothing that comes later', async () => {
    const bed = await createTestBed()
    await handIn(bed, (await begin(bed, 'su')).json<TestAttemptDetail>().id, [])
    const correctAfter = async (seconds: number) => {
      const attempt = (await begin(bed, 'su')).json<TestAttemptDetail>()
      const end = Date.parse(attempt.startTime) + 30 * 60_000
      expect(attempt.endTime).toBe(new Date(end).toISOString())
      bed.clock.set(new Date(end + seconds * 1000).toISOString())
      expect((await begin(bed, 'su')).json()).toMatchObject({ id: attempt.id, status: 'OPEN' })
      const answers = rightOf(bed, attempt).slice(0, 5)
      return (await handIn(bed, attempt.id, answers)).json<TestAttemptDetail>()
    }
    expect(await correctAfter(60)).toMatchObject({ correctCount: 5, status: 'FAILED' })
    const late = await correctAfter(61)
    expect(late).toMatchObject({ correctCount: 0, status: 'FAILED' })
    expect(late.questions.every(({ given }) => given?.length === 0)).toBe(true)
  })

  it('can be begun three times a day, in PRC', async () => {
    const bed = await createTestBed()
    for (let turn = 0; turn < 3; turn++)
      await handIn(bed, (await begin(bed, 'su')).json<TestAttemptDetail>().id, [])
    expect((await begin(bed, 'su')).json()).toMatchObject({ status: 409, message: 'error.testAttemptsUsed' })
    expect((await courseProgressOf(bed, 'su', course)).test?.attemptsLeft).toBe(0)
    bed.clock.set('2026-11-21T15:59:59.999Z')
    expect((await begin(bed, 'su')).statusCode).toBe(409)
    bed.clock.set('2026-11-21T16:00:00.000Z')
    expect((await begin(bed, 'su')).statusCode).toBe(201)
  })

  it.each([
    ['error.courseWithoutTest', 'su', 3008],
    ['error.courseNotEnrolled', 'lin', course],
    ['error.courseNotCompleted', 'tong', course],
  ])('is refused with %s', async (message, persona, courseId) => {
    const bed = await createTestBed()
    if (persona === 'tong') await bed.post(`/api/edu-courses/${courseId}/enroll`, {}, persona)
    expect((await begin(bed, persona, courseId)).json()).toMatchObject({ status: 409, message })
  })

  it('takes answers to its own questions, each once', async () => {
    const bed = await createTestBed()
    const { id, questions } = (await begin(bed, 'su')).json<TestAttemptDetail>()
    const answer = { questionId: questions[0]?.id ?? 0, choices: ['A'] }
    const fieldsOf = async (answers: object[]) => (await handIn(bed, id, answers)).json().fieldErrors
    expect(await fieldsOf([answer, answer])).toMatchObject([{ field: 'answers[1].questionId' }])
    expect(await fieldsOf([{ ...answer, questionId: 3001001 }])).toMatchObject([
      { field: 'answers[0].questionId' },
    ])
    expect((await bed.get(`${path}/${id}`, 'su')).json()).toMatchObject({ status: 'OPEN' })
  })

  it('is its member’s alone, and shown in a list of the own', async () => {
    const bed = await createTestBed()
    const { id } = (await begin(bed, 'su')).json<TestAttemptDetail>()
    expect((await bed.get(`${path}/${id}`, 'lin')).statusCode).toBe(404)
    expect((await handIn(bed, id, [], 'lin')).statusCode).toBe(404)
    const own = (await bed.get(`${path}?courseId.equals=${course}`, 'su')).json<TestAttempt[]>()
    expect(own.map(({ status, correctCount }) => [status, correctCount])).toEqual([
      ['OPEN', null],
      ['FAILED', 4],
    ])
    expect(own.every((row) => !('questions' in row))).toBe(true)
    expect(own.every((row) => typeof row.endTime === 'string')).toBe(true)
    expect((await bed.get(path, 'lin')).json()).toEqual([])
    expect((await bed.get(path, 'hengxin')).statusCode).toBe(403)
  })
})
