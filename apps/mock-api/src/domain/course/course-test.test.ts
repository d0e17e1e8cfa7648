import { describe, expect, it } from 'vitest'
import {
  attemptEnd,
  attemptRefusal,
  attemptsPerDay,
  drawQuestions,
  isTooLate,
  mark,
  type TestState,
} from './course-test.ts'

const ready: TestState = {
  hasTest: true,
  isEnrolled: true,
  isCompleted: true,
  isPassed: false,
  begunToday: attemptsPerDay - 1,
}

describe('an attempt', () => {
  it('can be begun after completion, up to the last of the day', () => {
    expect(attemptRefusal(ready)).toBeNull()
  })

  it.each<[string, Partial<TestState>]>([
    ['error.courseWithoutTest', { hasTest: false }],
    ['error.courseNotEnrolled', { isEnrolled: false }],
    ['error.courseNotCompleted', { isCompleted: false }],
    ['error.testPassed', { isPassed: true }],
    ['error.testPassed', { isPassed: true, isCompleted: false }],
    ['error.testAttemptsUsed', { begunToday: attemptsPerDay }],
  ])('is refused with %s for %j', (refusal, change) => {
    expect(attemptRefusal({ ...ready, ...change })).toBe(refusal)
  })

  it('may take three minutes a question, and arrive a minute later', () => {
    const begun = new Date('2026-11-21T02:00:00.000Z')
    expect(attemptEnd(begun, 10).toISOString()).toBe('2026-11-21T02:30:00.000Z')
    expect(attemptEnd(begun, 20).toISOString()).toBe('2026-11-21T03:00:00.000Z')
    expect(isTooLate(begun, 10, new Date('2026-11-21T02:31:00.000Z'))).toBe(false)
    expect(isTooLate(begun, 10, new Date('2026-11-21T02:31:00.001Z'))).toBe(true)
  })

  it('draws questions without repeating one, another set each time, the same again for one attempt', () => {
    const ids = Array.from({ length: 12 }, (_, index) => index)
    const drawn = drawQuestions(ids, 10, '1')
    expect(new Set(drawn).size).toBe(10)
    expect(drawQuestions(ids, 10, '1')).toEqual(drawn)
    expect(drawQuestions(ids, 10, '2')).not.toEqual(drawn)
  })
})

describe('marking', () => {
  const questions = Array.from({ length: 10 }, (_, id) => ({ id, right: id === 0 ? ['A', 'C'] : ['B'] }))
  const right = (count: number) =>
    questions.slice(0, count).map(({ id, right: choices }) => ({ questionId: id, choices }))

  it('passes at six of ten, not at five', () => {
    expect(mark(questions, right(6))).toEqual({ correctCount: 6, isPassed: true })
    expect(mark(questions, right(5))).toEqual({ correctCount: 5, isPassed: false })
  })

  it('passes at the first whole number from 60 % on', () => {
    const eleven = [...questions, { id: 10, right: ['B'] }]
    expect(mark(eleven, right(6)).isPassed).toBe(false)
    expect(mark(eleven, right(7)).isPassed).toBe(true)
  })

  it('wants all right choices and no other, in any order; what is left out is wrong', () => {
    const points = (choices: string[]) => mark(questions, [{ questionId: 0, choices }]).correctCount
    expect([points(['C', 'A']), points(['A']), points(['A', 'B', 'C']), points(['A', 'B'])]).toEqual([
      1, 0, 0, 0,
    ])
    expect(mark(questions, [])).toEqual({ correctCount: 0, isPassed: false })
  })
})
