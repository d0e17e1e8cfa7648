import { msg } from '@lingui/core/macro'
import type { DeskCourseDetail, DeskCourseDraft } from '@portal/api-contract'
import type { FieldErrors } from 'react-hook-form'
import * as v from 'valibot'
import { required, say, text, wholeNumber } from '../../../../../../lib/forms/fields/rules.ts'

type Draft = NonNullable<DeskCourseDraft['test']>

/** The letter before a choice. */
export type ChoiceKey = Draft['questions'][number]['right'][number]

/** Letters of the choices, in their order. */
export const choiceKeys: readonly ChoiceKey[] = ['A', 'B', 'C', 'D', 'E', 'F']

/** How many questions a course can have. */
export const mostQuestions = 200

/** A question as the form holds it. */
export interface QuestionValues {
  /** Negative of one that is not stored yet. */
  id: number
  text: string
  choices: { text: string; isRight: boolean }[]
  /** The lesson that it is about, if it is about one. */
  lessonId: number | null
  /** It was in somebody's attempt: it stays as it is. */
  isAsked: boolean
}

/** What is written of a question. */
export type QuestionText = Pick<QuestionValues, 'text' | 'choices'>

/** What is wrong with a question: with a field of it, or with it as a whole. */
export type QuestionErrors = FieldErrors<QuestionValues> & { message?: string | undefined }

/** The test of a course as the form holds it. */
export interface TestValues {
  /** Questions of one attempt. */
  questionCount: string
  questions: QuestionValues[]
}

/** Choices of which those with the given letters are right. */
export const choicesOf = (texts: readonly string[], right: readonly ChoiceKey[]): QuestionValues['choices'] =>
  texts.map((choice, index) => ({ text: choice, isRight: right.some((key) => key === choiceKeys[index]) }))

/** A stored test as the form holds it. */
export const testValuesOf = (test: DeskCourseDetail['test']): TestValues | null =>
  test && {
    questionCount: String(test.questionCount),
    questions: test.questions.map(({ id, text: asked, choices, right, lessonId, isAsked }) => ({
      ...{ id, text: asked, lessonId, isAsked: isAsked === 1 },
      choices: choicesOf(choices, right),
    })),
  }

/** What a test begins with: nothing in it yet. */
export const emptyTest: TestValues = { questionCount: '10', questions: [] }

/** Letters of the right choices. */
export const rightOf = ({ choices }: Pick<QuestionText, 'choices'>): ChoiceKey[] =>
  choiceKeys.filter((_, index) => choices[index]?.isRight)

/** What is sent of a test. @param lessonIds those of lessons that stay in the course; a question about another is about none */
export const toTestBody = (test: TestValues | null, lessonIds: ReadonlySet<number>): Draft | null =>
  test && {
    questionCount: Number(test.questionCount),
    questions: test.questions.map((question) => ({
      ...(question.id > 0 && { id: question.id }),
      text: question.text.trim(),
      choices: question.choices.map((choice) => choice.text.trim()),
      right: rightOf(question),
      lessonId: question.lessonId !== null && lessonIds.has(question.lessonId) ? question.lessonId : null,
    })),
  }

/** The questions with more of them at the end. */
export function withQuestions(
  questions: readonly QuestionValues[],
  added: readonly QuestionText[],
): QuestionValues[] {
  const first = Math.min(0, ...questions.map(({ id }) => id)) - 1
  const more = added.map((question, index) => ({
    ...{ ...question, id: first - index, lessonId: null, isAsked: false },
  }))
  return [...questions, ...more]
}

/** A question that is to be filled in. */
export const emptyQuestion: QuestionText = {
  text: '',
  choices: Array.from({ length: 4 }, () => ({ text: '', isRight: false })),
}

const isDistinct = (choices: { text: string }[]): boolean =>
  new Set(choices.map((choice) => choice.text.trim())).size === choices.length

const questionSchema = v.looseObject({
  text: text(2, 500, msg`请填写题目，至少 2 个字。`),
  choices: v.pipe(
    v.array(v.looseObject({ text: required(msg`请填写选项，或删除它。`), isRight: v.boolean() })),
    v.check((choices) => choices.some(({ isRight }) => isRight), say(msg`请勾选正确的选项。`)),
    v.check((choices) => isDistinct(choices), say(msg`选项不能相同。`)),
  ),
})

/** The rules of a test. */
export const testSchema = v.nullable(
  v.pipe(
    v.looseObject({
      questionCount: wholeNumber(10, 20, msg`请填写每次抽取的题数，10 至 20 的整数。`),
      questions: v.array(questionSchema),
    }),
    v.forward(
      v.partialCheck(
        [['questionCount'], ['questions']],
        ({ questionCount, questions }) => questions.length >= questionCount,
        say(msg`题库里的题目少于每次抽取的题数，请添加题目。`),
      ),
      ['questionCount'],
    ),
  ),
)
