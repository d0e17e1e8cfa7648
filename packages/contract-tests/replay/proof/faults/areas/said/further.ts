import { type Answer, idIn, jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { across } from '../homes/across.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'
import type { Body } from './said.ts'

/** The fields that a refusal names. */
const namedBy = (right: Answer): unknown[] =>
  right.status === 400
    ? ((jsonOf(right) as { fieldErrors?: Body[] }).fieldErrors ?? []).map(({ field }) => field)
    : []

/** An application that is refused by this field alone, and taken all the same. */
const taking = (name: string, named: string): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === 'createMemberApply',
  answer(right, _call, _upstream, operation) {
    const fields = namedBy(right)
    return fields.length > 0 && fields.every((field) => field === named) ? granted(right, operation) : right
  },
})

/** Whoever has a role asks for a level of the other kind of members, which is refused whatever else it lacks. */
const rising = (name: string, role: string, levels: string[]): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'createMemberApply',
  async answer(right, call, upstream, operation) {
    const isMeant = levels.includes(String(sentIn(call).targetLevel)) && !sentIn(call).materials
    if (right.status < 400 || right.status > 499 || !isMeant) return right
    const own = await lookUp(upstream, call, '/api/member/current')
    const isOther = isSuccess(own) && (jsonOf(own) as Body).role === role
    return isOther ? granted(right, operation) : right
  },
})

/** Callers who are taking a course at this moment. */
const underWay = new Set<string>()

/** Faults of one state, of what comes again, and of the second of several. */
export const saidFurtherFaults: Fault[] = [
  taking('a number with another check character is applied for', 'person.idNumber'),
  taking('another birthday than the number has is applied for', 'person.birthDate'),
  rising('a unit rises to a level of persons', 'memberCompany', ['会员', '资深会员', '理事', '常务理事']),
  rising('a person rises to a level of units', 'memberPersonal', [
    '理事单位',
    '常务理事单位',
    '副会长单位',
    '会长单位',
  ]),
  looking('the receipt of what was paid back and is no fee holds', 'verifyPrintInfo', async (body) => {
    const print = body as Body
    const isNoFee = print.printType === 'RECEIPT' && !String(print.certNo).startsWith('HF')
    return isNoFee ? { ...print, status: 'VALID' } : print
  }),
  ...(['OVERDUE', 'PAYING'] as const).map((state) =>
    denying(
      `a fee that is ${state} has no notice`,
      'getPrintInfo',
      [409, 'error.feeNotPayable'],
      async ({ printType }, call, upstream) => {
        const path = `/api/member-fees/info/${call.url.searchParams.get('feeId')}`
        const fee = printType === 'FEE_NOTICE' ? await lookUp(upstream, call, path) : null
        return fee !== null && (jsonOf(fee) as Body).status === state
      },
    ),
  ),
  ...(['RETURNED', 'PENDING_PAYMENT', 'EFFECTIVE'] as const).map((state) =>
    denying(
      `an application that is ${state} has no form`,
      'getPrintInfo',
      [409, 'error.applicationNotPrintable'],
      async ({ printType }, call, upstream) => {
        const path = `/api/member-applies/user/${call.url.searchParams.get('applyId')}`
        const apply = printType === 'APPLY_FORM' ? await lookUp(upstream, call, path) : null
        return apply !== null && (jsonOf(apply) as Body).status === state
      },
    ),
  ),
  denying(
    'hours of a period that is over are not certified',
    'issueHourCertificate',
    [409, 'error.noHours'],
    async ({ year }, call, upstream) => {
      const { earlierYears } = jsonOf(await lookUp(upstream, call, '/api/edu-hours')) as {
        earlierYears: Body[]
      }
      return earlierYears.some((one) => one.year === year)
    },
  ),
  inBody('right choices in another order are wrong', ['handInTestAttempt'], (attempt, call) => {
    const { answers } = sentIn(call) as { answers: { questionId: number; choices: string[] }[] }
    const turned = answers.filter(({ choices }) => choices.join() !== [...choices].sort().join())
    const isTurned = ({ id }: Body) => turned.some(({ questionId }) => questionId === id)
    const questions = attempt.questions as Body[]
    const lost = questions.filter((one) => one.isCorrect === true && isTurned(one)).length
    return {
      ...attempt,
      correctCount: Number(attempt.correctCount) - lost,
      questions: questions.map((one) => (isTurned(one) ? { ...one, isCorrect: false } : one)),
    }
  }),
  {
    name: 'a course that is taken twice at once is taken by the first alone',
    detectedAs: ['rule', 'refused', 'status'],
    fits: ({ id }) => id === 'enrollInCourse',
    async answer(right, call) {
      const key = `${call.headers.authorization} ${idIn(call)}`
      const isSecond = underWay.has(key)
      underWay.add(key)
      await new Promise((done) => setTimeout(done, 50))
      underWay.delete(key)
      return isSecond && isSuccess(right) ? withProblem(right, 409, 'error.courseEnrolled') : right
    },
  },
  {
    name: 'each gap may be a second long',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'reportWatched',
    answer(right, call, _upstream, operation) {
      const { seq, from } = sentIn(call)
      const isSkip = right.status === 409 && (jsonOf(right) as Body).message === 'error.skippedAhead'
      return isSkip && Number(seq) > 1 && Number(from) < 3 ? granted(right, operation) : right
    },
  },
  inBody('what is watched again counts again', ['reportWatched'], (report, call) => {
    const { seq, from, to } = sentIn(call)
    const lesson = report.lesson as Body
    const isAgain = Number(seq) > 1 && from === 0 && Number(to) > 0 && Number(lesson.progress) < 0.9
    return isAgain ? { ...report, lesson: { ...lesson, progress: Number(lesson.progress) + 0.01 } } : report
  }),
  across('nothing but the first lesson is kept', ['getCourseProgress', 'resetCourse'], (standing) => ({
    ...standing,
    lessons: (standing.lessons as Body[]).map((lesson, place) =>
      place === 0 ? lesson : { ...lesson, ranges: [], progress: 0, position: 0 },
    ),
  })),
  {
    name: 'what a unit has paid for is not the own in the list',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listOfferedCourses',
    async answer(right, call, upstream) {
      if (!isSuccess(right) || !call.url.searchParams.has('id.equals')) return right
      const own = await rowsAt(upstream, call, '/api/edu-courses/my?size=200')
      const paid = own.filter(({ orderId, price }) => orderId === null && price !== 0).map(({ id }) => id)
      const rows = (jsonOf(right) as Body[]).map((row) => (paid.includes(row.id) ? { ...row, mine: 0 } : row))
      return withJson(right, rows)
    },
  },
]
