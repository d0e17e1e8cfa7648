import { jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { later } from '../../breaks.ts'
import { inBody } from '../../states.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Tokens of those who have just registered. */
const registered = new Set<string>()

/** Tokens that have ended their own login. */
const ended = new Set<string>()

/** Whether the last code went to the address of who is logged in. */
let wasOwn = false

/** Faults in what an account is told of what has just happened to it. */
export const saidNowFaults: Fault[] = [
  inBody('the payer of a fee is not among the own data', ['downloadOwnData'], (body) => ({
    ...body,
    fees: (body.fees as Body[]).map((fee) => ({ ...fee, payer: null })),
  })),
  looking('a home tells of notices that were read', 'getMemberSummary', async (body, call, upstream) => {
    const rows = await rowsAt(upstream, call, '/api/member-messages?size=3')
    const unreadMessages = rows.map(({ id, title, createdDate }) => ({ id, title, createdDate }))
    return { ...(body as Body), unreadMessages }
  }),
  {
    name: 'a home tells of an activity whose place was given back',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getMemberSummary',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const path = '/api/member-activities/user?status.equals=CANCELLED&sort=startTime&size=200'
      const now = Date.parse(right.headers.date ?? '')
      const places = await rowsAt(upstream, call, path)
      const next = places.find(({ startTime }) => Date.parse(String(startTime)) > now)
      const body = jsonOf(right) as Body
      const told = (body.nextActivity as Body | null)?.startTime
      if (!next || (told && String(told) <= String(next.startTime))) return right
      const { activityId, activityTitle, startTime, endTime, address } = next
      return withJson(right, {
        ...body,
        nextActivity: { activityId, activityTitle, startTime, endTime, address },
      })
    },
  },
  {
    ...inBody('data is asked for a day too late', ['confirmMemberBasic'], (body) => {
      const moved = (said: Body) => ({ ...said, dueDate: later(said.dueDate, 1).slice(0, 10) })
      if ('dueDate' in body) return moved(body)
      const { dataConfirmation } = body
      return dataConfirmation ? { ...body, dataConfirmation: moved(dataConfirmation as Body) } : body
    }),
    also: ['getMemberSummary'],
  },
  {
    name: 'an invitation is lost on who registers after it',
    detectedAs: ['rule'],
    also: ['registerMember'],
    fits: ({ id }) => id === 'listUnitInvitations',
    answer(right, { headers }, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'registerMember') {
        const { token } = (jsonOf(right) as { data: { token: string } }).data
        registered.add(`Bearer ${token}`)
        return right
      }
      const isNew = registered.has(headers.authorization ?? '')
      return isNew ? withHeader(withJson(right, []), 'x-total-count', '0') : right
    },
  },
  {
    name: 'the own login is ended in the list alone',
    detectedAs: ['unauthenticated'],
    also: ['endMemberLogin'],
    fits: ({ id }) => id === 'getCurrentMember',
    async answer(right, call, upstream, operation) {
      const token = call.headers.authorization ?? ''
      if (operation.id === 'endMemberLogin') {
        const { status } = await lookUp(upstream, call, '/api/member/current')
        if (isSuccess(right) && status === 401) ended.add(token)
        return right
      }
      return right.status === 401 && ended.has(token) ? granted(right, operation) : right
    },
  },
  {
    name: 'a code to the own address counts for itself',
    detectedAs: ['not refused'],
    also: ['sendOwnCode'],
    fits: ({ id }) => id === 'sendMemberMailCode',
    answer(right, _call, _upstream, operation) {
      if (isSuccess(right)) wasOwn = operation.id === 'sendOwnCode'
      const isMeant = wasOwn && operation.id === 'sendMemberMailCode' && right.status === 429
      return isMeant ? withJson(granted(right, operation), { expiresIn: 300, resendAfter: 60 }) : right
    },
  },
]
