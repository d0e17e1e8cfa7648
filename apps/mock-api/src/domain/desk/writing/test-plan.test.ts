import { describe, expect, it } from 'vitest'
import { type PlannedTest, testFaults } from './test-plan.ts'

const question = (id: number, more: object = {}) => ({
  ...{ id, text: `题目 ${id}`, choices: ['甲', '乙', '丙'], right: ['A' as const], lessonId: null },
  ...more,
})
const ten = Array.from({ length: 10 }, (_, index) => question(index + 1))
const lessonIds = new Set([7])
const testOf = (isTaken: 0 | 1): PlannedTest => ({
  isTaken,
  test: {
    questionCount: 10,
    questions: ten.map((one) => ({ ...one, isAsked: one.id === 1 ? (1 as const) : (0 as const) })),
  },
})

type Test = Parameters<typeof testFaults>[0]
const faultsOf = (test: Test, known?: PlannedTest) =>
  testFaults(test, lessonIds, known).map(({ field, message }) => `${field} ${message}`)
const withFirst = (more: object, known: PlannedTest = testOf(0)) =>
  faultsOf({ questionCount: 10, questions: [question(1, more), ...ten.slice(1)] }, known)

describe('the test of a course', () => {
  it('may be left out, and has as many questions as an attempt needs', () => {
    expect(faultsOf(null)).toEqual([])
    expect(faultsOf({ questionCount: 10, questions: ten.map(({ id: _, ...rest }) => rest) })).toEqual([])
    expect(faultsOf({ questionCount: 11, questions: ten }, testOf(0))).toEqual(['test.questionCount Max'])
  })

  it('has questions of its own, each once, about lessons of the course', () => {
    expect(faultsOf({ questionCount: 10, questions: ten })).toEqual(['test.questions OneOf'])
    expect(withFirst({ id: 2 })).toEqual(['test.questions OneOf'])
    expect(withFirst({ lessonId: 7 })).toEqual([])
    expect(withFirst({ lessonId: 8 })).toEqual(['test.questions[0].lessonId OneOf'])
  })

  it('has different choices, of which the right ones are some', () => {
    const anew = (more: object) => withFirst({ id: null, ...more })
    expect(anew({ right: ['C', 'A'] })).toEqual([])
    expect(anew({ right: ['D'] })).toEqual(['test.questions[0].right OneOf'])
    expect(anew({ choices: ['甲', ' 甲'] })).toEqual(['test.questions[0].choices Unique'])
  })

  it('keeps a question as it was asked, but may leave it out', () => {
    for (const change of [{ text: '别的' }, { right: ['B'] }, { choices: ['甲', '乙'] }])
      expect(withFirst(change)).toEqual(['test.questions[0] Asked'])
    expect(withFirst({ text: ' 题目 1', lessonId: 7 })).toEqual([])
    expect(
      faultsOf({ questionCount: 10, questions: [...ten.slice(1), question(0, { id: null })] }, testOf(1)),
    ).toEqual([])
  })

  it('stays there, and as long, once somebody takes the course', () => {
    expect(faultsOf(null, testOf(1))).toEqual(['test InUse'])
    expect(faultsOf(null, testOf(0))).toEqual([])
    const longer = { questionCount: 11, questions: [...ten, question(0, { id: null })] }
    expect(faultsOf(longer, testOf(1))).toEqual(['test.questionCount InUse'])
    expect(faultsOf(longer, { isTaken: 1, test: null })).toContain('test InUse')
  })
})
