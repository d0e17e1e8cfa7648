import {
  type DeskCourseDetail,
  type PortalClient,
  type TestAttemptDetail,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { everyRow, refused } from '../../run/rules.ts'
import { findDesk } from '../desk/desk-client.ts'

type Test = NonNullable<DeskCourseDetail['test']>

type Question = Test['questions'][number]

/** What of a question is another one. */
const others: [what: string, more: (question: Question) => Partial<Question>][] = [
  ['in other words', ({ text }) => ({ text: `${text}？` })],
  ['with another choice', ({ choices }) => ({ choices: [...choices.slice(0, -1), '回放核对用选项'] })],
  ['with another right one', ({ right }) => ({ right: right.includes('A') ? ['B'] : ['A'] })],
]

/** What stays of the test of a course that somebody takes, each with what is tried. */
const settled = (test: Test, [asked]: Test['questions']): [what: string, test: Test | null][] => [
  ['the test of a course that somebody takes, taken away', null],
  [
    'other questions of an attempt than before',
    { ...test, questionCount: test.questionCount > 10 ? test.questionCount - 1 : 11 },
  ],
  ...others.map(([what, more]): [string, Test] => [
    `a question that was asked, ${what}`,
    {
      ...test,
      questions: test.questions.map((one) => (one.id === asked?.id ? { ...one, ...more(one) } : one)),
    },
  ]),
]

/** What was in somebody's attempt was asked, as the desk sees it, and stays as it is. */
export async function checkAsked(
  context: Context,
  client: PortalClient,
  { id, courseId }: { id: number; courseId: number },
): Promise<void> {
  const rule = 'a question that was in an attempt was asked'
  const staff = await findDesk(context)
  const { data: course } = (await staff?.GET('/api/admin/courses/{id}', at(courseId))) ?? {}
  if (!staff || !course?.test) return context.untried(rule, 'there is no desk, or it may not see the course')
  const { questions } = await unwrap(client.GET('/api/edu-test-attempts/{id}', at(id)))
  const texts = new Set(questions.map(({ text }) => text))
  const asked = course.test.questions.filter(({ text }) => texts.has(text))
  everyRow(context, asked, ({ isAsked }) => isAsked === 1, rule, 'getDeskCourse')
  for (const [what, test] of settled(course.test, asked))
    await refused(context, 400, what, staff.PUT('/api/admin/courses', { body: { ...course, test } }))
}

/** A question is answered once: with two answers to it nothing is handed in. */
export async function refuseTwice(
  context: Context,
  client: PortalClient,
  { id, questions }: TestAttemptDetail,
): Promise<void> {
  const questionId = questions[0]?.id ?? context.skip('an attempt has no question')
  const answers = (['A', 'B'] as const).map((choice) => ({ questionId, choices: [choice] }))
  const handing = client.POST('/api/edu-test-attempts/{id}/hand-in', { ...at(id), body: { answers } })
  await refused(context, 400, 'an attempt with two answers to one question', handing)
}
