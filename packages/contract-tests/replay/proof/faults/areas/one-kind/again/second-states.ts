import { day } from '../../../../../run/china-time.ts'
import { type Answer, type Call, jsonOf, withProblem } from '../../../../answer.ts'
import type { Fault, Upstream } from '../../../../fault.ts'
import { inBody } from '../../../states.ts'
import { looking, rowsAt } from '../../lessons.ts'

type Body = Record<string, unknown>

/** What each application was first returned with. */
const firstForms = new Map<unknown, unknown>()

/** The unit with which each person was first listed. */
const firstUnits = new Map<unknown, unknown>()

/** The identity number and the day of birth that were first told of each person. */
const firstBirths = new Map<unknown, Body>()

/** A reason against closing that a backend sees in the first of its states alone: it goes on to look at the code. */
const untied = (
  name: string,
  code: string,
  isMeant: (call: Call, upstream: Upstream) => Promise<boolean>,
): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'closeAccount',
  async answer(right: Answer, call, upstream) {
    if (right.status !== 409 || (jsonOf(right) as Body).message !== code) return right
    return (await isMeant(call, upstream)) ? withProblem(right, 400, 'error.phoneCode') : right
  },
})

const hasAny = async (upstream: Upstream, call: Call, path: string): Promise<boolean> =>
  (await rowsAt(upstream, call, path)).length > 0

/** Faults of a backend that is right in the first state, or the first time, alone. */
export const secondStateFaults: Fault[] = [
  untied(
    'who has passed a first review may close the account',
    'error.applicationInReview',
    (call, upstream) => hasAny(upstream, call, '/api/member-applies/user?status.equals=REVIEWING'),
  ),
  untied('an order that is being paid back ties nobody', 'error.ordersOpen', async (call, upstream) => {
    const isOpen = await hasAny(upstream, call, '/api/member-orders?status.in=CREATED,PAYING')
    return !isOpen && hasAny(upstream, call, '/api/member-orders?status.equals=REFUNDING')
  }),
  inBody('what is returned again says what was handed in first', ['getMemberApply'], (body) => {
    if (body.returnedForm === null) return body
    if (!firstForms.has(body.id)) firstForms.set(body.id, body.returnedForm)
    return { ...body, returnedForm: firstForms.get(body.id) }
  }),
  inBody('who works elsewhere by now is listed with the former unit', ['listMembers'], (row) => {
    if (!firstUnits.has(row.id)) firstUnits.set(row.id, row.companyId)
    return { ...row, companyId: firstUnits.get(row.id) }
  }),
  inBody('a day of birth stays with another identity number', ['getMemberBasic'], (body) => {
    const known = firstBirths.get(body.id)
    if (known?.idNumber && body.ownerType === 'PERSON') return { ...body, birthDate: known.birthDate }
    firstBirths.set(body.id, body)
    return body
  }),
  inBody('a booked invoice ends no time of paying back', ['getMemberOrder'], (body) => {
    const terms = body.refundTerms as Body | null
    if (terms?.refusal !== 'INVOICE_USED') return body
    const until = new Date(Date.parse(String(body.payTime)) + 30 * day).toISOString()
    return { ...body, refundTerms: { ...terms, until } }
  }),
  inBody('a course that is started over goes on with its last lesson', ['resetCourse'], (body) => ({
    ...body,
    lastLessonId: (body.lessons as Body[])[0]?.lessonId,
  })),
  looking(
    'a form begins with the buyer of the first invoice',
    'getInvoiceDraft',
    async (body, call, upstream) => {
      const [first] = await rowsAt(upstream, call, '/api/member-invoices?sort=createdDate&size=1')
      const titles = await rowsAt(upstream, call, '/api/member-invoice-titles?size=200')
      const isUsual = titles.some(({ isDefault }) => isDefault)
      return first && !isUsual ? { ...(body as Body), email: first.email, phone: first.phone } : body
    },
  ),
  inBody(
    'the desk still knows who has recommended whom has closed the account',
    ['getDeskApplication'],
    (body) => {
      const application = body.application as Body
      if (application.status !== 'WITHDRAWN' || application.recommender !== null) return body
      return { ...body, application: { ...application, recommender: '契约回放：推荐人' } }
    },
  ),
]
