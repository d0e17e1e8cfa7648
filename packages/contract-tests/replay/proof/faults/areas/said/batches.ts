import { type Answer, idIn, jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { across } from '../homes/across.ts'
import { letting, looking, lookUp } from '../lessons.ts'
import { type Body, misnaming, overlookingWord } from './said.ts'

const everywhere = [
  'createMemberApplyTop',
  'getMemberApplyTop',
  'listMemberApplyTops',
  'updateMemberApplyTop',
] as const

/** A fault in what the rows of a batch say. */
const inRows = (name: string, change: (row: Body, batch: Body) => Body): Fault =>
  across(name, [...everywhere], (batch) => ({
    ...batch,
    members: (batch.members as Body[]).map((row) => change(row, batch)),
  }))

const peopleIn = (rows: Body[]): number =>
  new Set(rows.map(({ personId, idNumber }) => personId ?? idNumber)).size

/** A refusal for one field of the body alone. */
const withFieldError = (right: Answer, error: Body): Answer =>
  withProblem(right, 400, 'error.validation', { fieldErrors: [{ objectName: 'body', ...error }] })

/** A fault in how many people a batch may be of. */
const countingPeople = (name: string, change: (sent: Body[], right: Answer) => Answer): Fault => ({
  name,
  detectedAs: ['problem', 'rule'],
  fits: ({ id }) => id === 'createMemberApplyTop' || id === 'updateMemberApplyTop',
  answer(right, call) {
    const { members } = sentIn(call)
    return Array.isArray(members) ? change(members, right) : right
  },
})

/** The first order that each batch was seen to have, and when it was handed in. */
const orders = new Map<unknown, Body>()

/** Courses that a unit has ordered for people. */
const ordered = new Set<string>()

/** People who were seen to leave their unit. */
const gone = new Set<string>()

/** To whom each phone was bound anew. */
const bound = new Map<string, unknown>()

/** Faults in what a unit pays for its people, and in how they belong to it. */
export const saidBatchFaults: Fault[] = [
  ...['FeePaid', 'FeeInOpenOrder', 'FeeNotPayable'].map((refusal) =>
    inRows(`a draft does not say ${refusal}`, (row) =>
      row.refusal === refusal ? { ...row, refusal: null } : row,
    ),
  ),
  overlookingWord('a batch over what is paid is submitted', 'createMemberApplyTop', 'FeePaid'),
  overlookingWord('a draft over what is being paid is submitted', 'updateMemberApplyTop', 'FeeInOpenOrder'),
  overlookingWord('a batch is over a year without a fee', 'createMemberApplyTop', 'NoFee'),
  inRows('a batch that was paid says so of each row', (row, { status }) =>
    status === 'PAID' ? { ...row, refusal: 'FeePaid' } : row,
  ),
  inRows('a batch keeps no number of a certificate', (row) => ({ ...row, certNo: null })),
  misnaming('who is of another unit is only invalid', 'createMemberApplyTop', 'OtherUnit'),
  across('a batch that is submitted again has its first order', [...everywhere], (batch) => {
    const { orderId, submitDate } = batch
    if (orderId && !orders.has(batch.id)) orders.set(batch.id, { orderId, submitDate })
    return orderId ? { ...batch, ...orders.get(batch.id) } : batch
  }),
  looking(
    'a batch whose order ran out is still to be paid',
    'getMemberApplyTop',
    async (body, call, upstream) => {
      const batch = body as Body
      const order = jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${batch.orderId}`)) as Body
      const age = Date.parse(String(order.lastModifiedDate)) - Date.parse(String(order.createdDate))
      return batch.status === 'CLOSED' && age > 3_600_000 ? { ...batch, status: 'SUBMITTED' } : batch
    },
  ),
  {
    name: 'a batch is gone with one of its people',
    detectedAs: ['rule', 'refused', 'status'],
    also: ['endUnitPerson'],
    fits: ({ id }) => id === 'getMemberApplyTop',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'endUnitPerson') {
        gone.add(idIn(call))
        return right
      }
      const { members } = jsonOf(right) as { members: Body[] }
      const isGone = members.some(({ personId }) => gone.has(String(personId)))
      return isGone ? withProblem(right, 404, 'error.http.404') : right
    },
  },
  inBody('a unit sees of nobody whether the number is known', ['listUnitPeople'], (row) => ({
    ...row,
    idNumber: null,
  })),
  {
    name: 'an invitation tells the phone that was bound since',
    detectedAs: ['rule'],
    also: ['updatePhone'],
    fits: ({ id }) => id === 'listUnitInvitations',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const token = call.headers.authorization ?? ''
      if (id === 'updatePhone') {
        bound.set(token, sentIn(call).phone)
        return right
      }
      const phone = bound.get(token)
      const rows = jsonOf(right) as Body[]
      return phone === undefined
        ? right
        : withJson(
            right,
            rows.map((row) => ({ ...row, phone })),
          )
    },
  },
  letting(
    'what was accepted is taken back',
    'withdrawUnitInvitation',
    'error.invitationAnswered',
    async (call, upstream) => {
      const answer = await lookUp(upstream, call, `/api/unit-invitations/${idIn(call)}`)
      return isSuccess(answer) && (jsonOf(answer) as Body).status === 'ACCEPTED'
    },
  ),
  {
    name: 'who has taken a course alone is free to the unit',
    detectedAs: ['rule'],
    also: ['orderCourseForPeople'],
    fits: ({ id }) => id === 'listCourseLearners',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const [course] = /\d+/.exec(call.url.pathname) ?? []
      if (id === 'orderCourseForPeople') {
        for (const person of sentIn(call).personIds as number[]) ordered.add(`${course} ${person}`)
        return right
      }
      const rows = jsonOf(right) as Body[]
      const seen = rows.map((row) =>
        row.state === 'ENROLLED' && !ordered.has(`${course} ${row.personId}`)
          ? { ...row, state: 'FREE' }
          : row,
      )
      return withJson(right, seen)
    },
  },
  {
    name: 'of several people the first alone is ordered for',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCourseLearners',
    answer(right) {
      if (!isSuccess(right)) return right
      const rows = jsonOf(right) as Body[]
      const first = rows.find(({ state }) => state === 'ORDERED')
      const seen = rows.map((row) =>
        row.state === 'ORDERED' && row !== first ? { ...row, state: 'FREE' } : row,
      )
      return withJson(right, seen)
    },
  },
  inBody('what a unit has paid for is paid back whatever was watched', ['getMemberOrder'], (order) => {
    const terms = order.refundTerms as Body | null
    return terms && order.orderType === 'EDU' && terms.refusal === 'WATCHED_TOO_MUCH'
      ? { ...order, refundTerms: { ...terms, refusal: null } }
      : order
  }),
  inBody('what a unit has paid for is swapped', ['getMemberOrder'], (order) => {
    const terms = order.refundTerms as Body | null
    const isUnits = order.orderType === 'EDU' && order.status === 'PAID' && order.swapTerms === null
    return isUnits && terms ? { ...order, swapTerms: { until: terms.until, refusal: null } } : order
  }),
  countingPeople('a batch is of one more than two hundred people', (sent, right) =>
    peopleIn(sent) === 201 && right.status === 400
      ? withFieldError(right, { field: 'members[0].idNumber', message: 'Unknown' })
      : right,
  ),
  countingPeople('the rows of a batch are counted for its people', (sent, right) =>
    sent.length > 200 && peopleIn(sent) <= 200
      ? withFieldError(right, { field: 'members', message: 'Size' })
      : right,
  ),
]
