import { jsonOf, withHeader, withJson, withProblem } from '../../answer.ts'
import { type Fault, isSuccess } from '../../fault.ts'
import { inBody } from '../states.ts'
import { looking, rowsAt } from './lessons.ts'

type Body = Record<string, unknown>

/** How many places of each activity were taken when it was listed first. */
const counts = new Map<unknown, unknown>()

/** The unit that each person was in first, by the number of the member, or by name. */
const employers = new Map<unknown, Body>()
const unitsOf = new Map<unknown, unknown>()
const firstUnits = new Map<unknown, unknown>()
const told = new Map<unknown, unknown>()

/** Faults in what a unit sees of its people, and in places in activities. */
export const peopleFaults: Fault[] = [
  inBody('what a person owes costs its unit more', ['listUnitPeople'], (body) => ({
    ...body,
    payableFees: (body.payableFees as Body[]).map((fee) => ({ ...fee, amount: Number(fee.amount) + 1 })),
  })),
  inBody('what is in an order can be paid by the unit', ['listUnitPeople'], (body) => {
    const fees = body.payableFees as Body[]
    const isLacking = fees.length > 0 && Number(body.unpaidCount) > fees.length
    return isLacking ? { ...body, payableFees: [...fees, fees.at(-1)] } : body
  }),
  looking('a unit does not pay again what was paid back', 'listUnitPeople', async (body, call, upstream) => {
    const path = '/api/member-fees/user?status.equals=REFUNDED&size=100'
    const rows = [...upstream.tokens].map((authorization) =>
      rowsAt(upstream, { ...call, headers: { ...call.headers, authorization } }, path),
    )
    const paidBack = (await Promise.all(rows)).flat()
    return (body as Body[]).map((person) => ({
      ...person,
      payableFees: (person.payableFees as Body[]).filter(
        ({ feeYear }) => !paidBack.some((fee) => fee.ownerId === person.id && fee.feeYear === feeYear),
      ),
    }))
  }),
  inBody('a batch tells the phones of the own people', ['createMemberApplyTop'], (body) => ({
    ...body,
    members: (body.members as Body[]).map((row) =>
      row.personId === null ? row : { ...row, phone: '13800010001' },
    ),
  })),
  inBody('a unit’s people have no member number', ['listUnitPeople'], (body) => ({
    ...body,
    memberNo: null,
  })),
  inBody('learners have no certificate', ['listCourseLearners'], (body) => ({ ...body, certType: null })),
  inBody('a place in an activity is ordered as a course', ['getMemberOrder'], (body) =>
    body.orderType === 'OTHER' ? { ...body, orderType: 'EDU' } : body,
  ),
  inBody('a list counts the places that were taken before', ['listActivities'], (body) => {
    const count = counts.get(body.id) ?? body.signedCount
    counts.set(body.id, count)
    return { ...body, signedCount: count }
  }),
  looking('a place is taken once it is paid', 'getActivity', async (body, call, upstream) => {
    const activity = body as Body
    const path = `/api/member-activities/user?activityId.equals=${activity.id}&payState.equals=DUE`
    for (const authorization of upstream.tokens) {
      const own = { ...call, headers: { ...call.headers, authorization } }
      if ((await rowsAt(upstream, own, path)).length > 0)
        return { ...activity, signedCount: Number(activity.signedCount) - 1 }
    }
    return activity
  }),
  inBody('a place stays although its order is over', ['listMySignUps'], (body) =>
    body.payState === 'CLOSED' ? { ...body, payState: 'PAID' } : body,
  ),
  inBody('who has changed the unit is shown the first one', ['listUnitPeople'], (body) => {
    const { companyId, companyName } = body
    if (!employers.has(body.memberNo)) employers.set(body.memberNo, { companyId, companyName })
    return { ...body, ...employers.get(body.memberNo) }
  }),
  {
    name: 'a unit sees nobody who comes from another one',
    detectedAs: ['rule'],
    also: ['acceptUnitInvitation'],
    fits: ({ id }) => id === 'listUnitPeople',
    answer(right, _call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'acceptUnitInvitation') {
        const { personName, companyId } = jsonOf(right) as Body
        if (!unitsOf.has(personName)) unitsOf.set(personName, companyId)
        return right
      }
      const rows = jsonOf(right) as Body[]
      const left = rows.filter(({ name, companyId }) => (unitsOf.get(name) ?? companyId) === companyId)
      if (left.length === rows.length) return right
      const total = Number(right.headers['x-total-count']) - rows.length + left.length
      return withHeader(withJson(right, left), 'x-total-count', String(total))
    },
  },
  {
    name: 'who was in a unit comes into no other one',
    detectedAs: ['rule', 'refused'],
    fits: ({ id }) => id === 'acceptUnitInvitation',
    answer(right) {
      if (!isSuccess(right)) return right
      const { personName, companyId } = jsonOf(right) as Body
      if (!firstUnits.has(personName)) firstUnits.set(personName, companyId)
      return firstUnits.get(personName) === companyId ? right : withProblem(right, 409, 'error.personInUnit')
    },
  },
  {
    name: 'the time line tells of the first unit of a person alone',
    detectedAs: ['rule'],
    also: ['acceptUnitInvitation'],
    fits: ({ id }) => id === 'getDeskMember',
    answer(right, _call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      if (id === 'acceptUnitInvitation') {
        if (!told.has(body.personName)) told.set(body.personName, body.companyId)
        return right
      }
      const events = (body.events as Body[]).filter(
        (event) => event.kind !== 'PEOPLE' || (told.get(body.name) ?? event.id) === event.id,
      )
      return withJson(right, { ...body, events })
    },
  },
]
