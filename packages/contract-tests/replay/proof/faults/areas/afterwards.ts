import { day } from '../../../run/china-time.ts'
import { type Answer, type Call, idIn, jsonOf, withHeader, withJson } from '../../answer.ts'
import { type Fault, isSuccess } from '../../fault.ts'
import { inBody } from '../states.ts'
import { denying } from './fees-and-orders.ts'
import { looking, lookUp, rowsAt } from './lessons.ts'

type Body = Record<string, unknown>

/** Favourites that could not be opened once. */
const gone = new Set<unknown>()

/** How few have taken each course. */
const fewest = new Map<unknown, number>()

/** Invitations that a caller was shown as waiting. */
const waiting = new Map<string, Body>()

/** Mini-sites as they were listed alone. */
const sites = new Map<string, Answer>()

/** Fees that a unit was about to pay, and when that was seen. */
const held = new Map<string, { body: Body; seen: number }>()

const twoHours = 7_200_000

const nowOf = ({ headers }: Answer): number => Date.parse(headers.date ?? '')

const withRows = (right: Answer, rows: Body[]): Answer =>
  withHeader(withJson(right, rows), 'x-total-count', String(rows.length))

const holds = (name: string, printType: string): Fault =>
  inBody(name, ['verifyPrintInfo'], (body) =>
    body.printType === printType && body.status === 'REVOKED' ? { ...body, status: 'VALID' } : body,
  )

/** A fault in who is a member until when, by the caller's fees. */
const byFees = (name: string, change: (member: Body, fees: Body[]) => Body): Fault =>
  looking(name, 'getCurrentMember', async (body, call, upstream) =>
    change(body as Body, await rowsAt(upstream, call, '/api/member-fees/user?size=200')),
  )

const isOf = (feeKind: string, status: string) => (fee: Body) =>
  fee.feeKind === feeKind && fee.status === status

const isCompany = async (upstream: Parameters<typeof rowsAt>[0], call: Call, id: unknown) =>
  (await rowsAt(upstream, call, `/api/public/info-companies/query?id.equals=${id}`)).length > 0

/** Faults in what becomes of one thing when another one ends: a fee, a membership, an account, an order, a place. */
export const afterwardFaults: Fault[] = [
  holds('the notice of a fee holds once that was paid', 'FEE_NOTICE'),
  holds('the receipt of a fee holds once that was paid back', 'RECEIPT'),
  byFees('an upgrade makes the membership longer', (member, fees) =>
    member.validTo && fees.some(isOf('UPGRADE', 'PAID'))
      ? { ...member, validTo: `${Number(String(member.validTo).slice(0, 4)) + 1}-12-31` }
      : member,
  ),
  byFees('a level outlives the refund of its fee', (member, fees) => {
    const fee = fees.find(isOf('UPGRADE', 'REFUNDED'))
    return fee ? { ...member, memberLevel: fee.memberLevel } : member
  }),
  byFees('a year that was paid back takes a later one along', (member, fees) => {
    const back = fees.find(isOf('YEAR', 'REFUNDED'))
    const isLater = fees.some(
      (fee) => isOf('YEAR', 'PAID')(fee) && Number(fee.feeYear) > Number(back?.feeYear),
    )
    return back && isLater ? { ...member, validTo: `${Number(back.feeYear) - 1}-12-31` } : member
  }),
  {
    name: 'an invitation of who has left waits on',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listUnitInvitations',
    async answer(right, call, upstream) {
      if (!isSuccess(right) || call.url.search !== '?status.equals=PENDING') return right
      const rows = jsonOf(right) as Body[]
      const keyOf = (id: unknown) => `${call.headers.authorization} ${id}`
      for (const row of rows) waiting.set(keyOf(row.id), row)
      const left: Body[] = []
      for (const [key, row] of waiting)
        if (key === keyOf(row.id) && !rows.some(({ id }) => id === row.id))
          if (!(await isCompany(upstream, call, row.companyId))) left.push(row)
      return left.length > 0 ? withRows(right, [...left, ...rows]) : right
    },
  },
  {
    name: 'the mini-site of who has left stays in the list',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCompanySites',
    async answer(right, call, upstream) {
      const key = call.url.search
      if (!isSuccess(right) || !key.startsWith('?id.equals=')) return right
      const [row] = jsonOf(right) as Body[]
      if (row) sites.set(key, right)
      const before = row ? undefined : sites.get(key)
      const [shown] = before ? (jsonOf(before) as Body[]) : []
      return before && !(await isCompany(upstream, call, shown?.companyId)) ? before : right
    },
  },
  inBody('of who has left it is forgotten when they joined', ['listDeskMembers'], (body) =>
    body.joinDate === null ? { ...body, lastJoinDate: null } : body,
  ),
  denying(
    'with the account go the certificates of its hours',
    'verifyHourCertificate',
    [404, 'error.http.404'],
    async ({ memberNo }, call, upstream) => {
      const path = `/api/public/info-members/query?memberNo.equals=${memberNo}`
      return memberNo !== null && (await rowsAt(upstream, call, path)).length === 0
    },
  ),
  inBody('what is published again cannot be opened', ['listMemberFavourites'], (body) => {
    if (body.isAvailable === 0) gone.add(body.id)
    return gone.has(body.id) ? { ...body, isAvailable: 0 } : body
  }),
  {
    name: 'who gave a place back is told that it begins',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMemberMessages',
    async answer(right, call, upstream) {
      if (!isSuccess(right) || call.url.searchParams.get('kind.equals') !== 'ACTIVITY') return right
      const rows = jsonOf(right) as (Body & { id: number })[]
      const places = await rowsAt(
        upstream,
        call,
        '/api/member-activities/user?status.equals=CANCELLED&size=200',
      )
      const now = nowOf(right)
      const next = places.find(({ startTime }) => {
        const left = Date.parse(String(startTime)) - now
        return left > 0 && left < day
      })
      const [first] = rows
      if (!next || !first || right.headers['x-total-count'] !== String(rows.length)) return right
      const more = { ...first, id: first.id + 1e6, subject: { kind: 'ACTIVITY', id: next.activityId } }
      return withRows(right, [more, ...rows])
    },
  },
  looking('a batch is paid back with one of its fees', 'getMemberApplyTop', async (body, call, upstream) => {
    const batch = body as Body
    if (batch.status !== 'PAID') return batch
    const order = jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${batch.orderId}`)) as Body
    return Number(order.refundedAmount) > 0 ? { ...batch, status: 'REFUNDED' } : batch
  }),
  inBody('a draft does not say what is being paid', ['getMemberApplyTop'], (body) => ({
    ...body,
    members: (body.members as Body[]).map((row) => ({ ...row, refusal: null })),
  })),
  {
    name: 'a fee stays in the order of a unit that has run out',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getMemberFee',
    answer(right, call) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const key = `${call.headers.authorization} ${idIn(call)}`
      const [now, before] = [nowOf(right), held.get(key)]
      if (body.status === 'PAYING' && body.orderId === null) held.set(key, { body, seen: now })
      const isOver = body.payer === null && before && now - before.seen > twoHours - 60_000
      return isOver ? withJson(right, before.body) : right
    },
  },
  inBody('who has swapped for a course is counted nowhere', ['getCourse'], (body) => {
    const least = Math.min(fewest.get(body.id) ?? Number(body.enrolledCount), Number(body.enrolledCount))
    fewest.set(body.id, least)
    return { ...body, enrolledCount: least }
  }),
]
