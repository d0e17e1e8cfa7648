import { i18n } from '@lingui/core'
import type { DeskCourseDetail } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import {
  emptyTest,
  type TestValues,
  testSchema,
  testValuesOf,
  toTestBody,
  withQuestions,
} from './question-values.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const question = {
  ...{ id: 7, text: '题目', choices: ['甲', '乙'], right: ['B' as const], lessonId: 3, isAsked: 0 as const },
}
const stored: NonNullable<DeskCourseDetail['test']> = {
  questionCount: 10,
  questions: Array.from({ length: 10 }, (_, index) => ({ ...question, id: index + 1 })),
}
const values = testValuesOf(stored) ?? emptyTest

const wrongIn = (test: TestValues | null) =>
  v.safeParse(testSchema, test).issues?.map(({ path }) => path?.map(({ key }) => key).join('.')) ?? []

it('sends what was read as it was read, but names no lesson that is gone', () => {
  const { isAsked: _, ...sent } = question
  expect(toTestBody(values, new Set([3]))?.questions[6]).toEqual(sent)
  expect(toTestBody(values, new Set())?.questions[6]).toEqual({ ...sent, lessonId: null })
  expect(toTestBody(null, new Set())).toBeNull()
})

it('sends no id of a question that is not stored yet', () => {
  const added = { text: '新题', choices: [{ text: '甲', isRight: true }] }
  const questions = withQuestions(withQuestions(values.questions, [added, added]), [added])
  expect(questions.slice(10).map(({ id }) => id)).toEqual([-1, -2, -3])
  const body = toTestBody({ ...values, questions }, new Set())
  expect(body?.questions.slice(9).map(({ id }) => id)).toEqual([10, undefined, undefined, undefined])
})

it('asks for enough questions, each with different choices of which some are right', () => {
  expect(wrongIn(null)).toEqual([])
  expect(wrongIn(values)).toEqual([])
  expect(wrongIn(emptyTest)).toEqual(['questionCount'])
  expect(wrongIn({ ...values, questionCount: '9' })).toEqual(['questionCount'])
  const first = (choices: TestValues['questions'][number]['choices']) =>
    wrongIn({
      ...values,
      questions: values.questions.map((one, index) => (index === 0 ? { ...one, choices } : one)),
    })
  const choice = (text: string, isRight = false) => ({ text, isRight })
  expect(first([choice('甲'), choice('乙')])).toEqual(['questions.0.choices'])
  expect(first([choice('甲', true), choice(' 甲')])).toEqual(['questions.0.choices'])
  expect(first([choice('甲', true), choice('')])).toEqual(['questions.0.choices.1.text'])
})
