import { Buffer } from 'node:buffer'
import { type Call, jsonOf, sentIn, withBody, withJson, withProblem, withQuery } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** The last attempt that each member has failed in each course. */
const failed = new Map<string, unknown>()

/** How often a form was asked for with each order. */
const forms = new Map<string, number>()

const keyOf = ({ headers }: Call, course: unknown): string => `${headers.authorization} ${course}`

const unfit = (field: string) => ({ fieldErrors: [{ objectName: 'body', field, message: 'Pattern' }] })

/** Faults in the less usual of several ways: another kind of fee, a form that is asked for again, what is just on the limit. */
export const lessUsualFaults: Fault[] = [
  looking('a notice asks for the whole standard', 'getPrintInfo', async (body, call, upstream) => {
    const print = body as Body
    if (print.printType !== 'FEE_NOTICE') return print
    const path = `/api/member-fees/info/${call.url.searchParams.get('feeId')}`
    return { ...print, amount: (jsonOf(await lookUp(upstream, call, path)) as Body).feeStandard }
  }),
  {
    name: 'an attempt that was failed is open in its course',
    detectedAs: ['rule'],
    also: ['handInTestAttempt'],
    fits: ({ id }) => id === 'getCourseProgress',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const key = keyOf(call, body.courseId)
      if (id === 'handInTestAttempt') {
        if (body.status === 'FAILED') failed.set(key, body.id)
        return right
      }
      const test = body.test as Body | null
      if (test === null || test.openAttemptId !== null || !failed.has(key)) return right
      return withJson(right, { ...body, test: { ...test, openAttemptId: failed.get(key) } })
    },
  },
  inBody('what is saved was approved just now', ['updateSite'], (body) =>
    body.status === 'DRAFT' && body.published
      ? { ...body, published: { ...(body.published as Body), approvedDate: body.lastModifiedDate } }
      : body,
  ),
  {
    name: 'a form that is asked for again has a number of its own',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'payByAlipay',
    answer(right) {
      const form = right.body.toString('utf8')
      const [number] = (isSuccess(right) && /JC\d{10,}/.exec(form)) || []
      if (!number) return right
      const times = (forms.get(number) ?? 0) + 1
      forms.set(number, times)
      return times > 1 ? withBody(right, Buffer.from(form.replaceAll(number, `${number}R${times}`))) : right
    },
  },
  {
    name: 'one review and the day of another are found together',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskApplications',
    async answer(right, call, upstream) {
      const query = call.url.searchParams
      const isBoth = query.has('reviewedAt') && query.has('reviewedFrom') && query.has('id.equals')
      return isBoth && isSuccess(right)
        ? upstream.ask(withQuery(call, (changed) => changed.delete('reviewedAt')))
        : right
    },
  },
  looking('the fees of before have the level of today', 'listDeskFees', async (body, call, upstream) => {
    const owner = call.url.searchParams.get('ownerId.equals')
    const [member] = owner ? await rowsAt(upstream, call, `/api/admin/members?id.equals=${owner}`) : []
    return (body as Body[]).map((fee) => ({ ...fee, memberLevel: member?.memberLevel ?? fee.memberLevel }))
  }),
  denying(
    'signing up ends before an activity begins, and not when',
    'createDeskActivity',
    [400, 'error.validation'],
    (_answered, call) => sentIn(call).signUpDeadline === sentIn(call).startTime,
    unfit('signUpDeadline'),
  ),
  inBody('the unit of a person is not on the time line', ['getDeskMember'], (body) =>
    body.ownerType === 'PERSON'
      ? { ...body, events: (body.events as Body[]).filter(({ kind }) => kind !== 'PEOPLE') }
      : body,
  ),
  {
    name: 'a picture is a .jpg and no .jpeg',
    detectedAs: ['refused'],
    fits: ({ id }) => id === 'uploadFile',
    answer: (right, { body }) =>
      isSuccess(right) && body.includes('.jpeg"', 0, 'latin1')
        ? withProblem(right, 400, 'error.validation', unfit('file'))
        : right,
  },
]
