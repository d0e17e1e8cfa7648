import {
  type ActivitySignUp,
  type ApplyStatus,
  type MemberApply,
  type MemberApplyDraft,
  type MemberFee,
  type MemberSummary,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { withFreePlace } from '../activities.ts'
import { materialOf } from '../applications/decisions.ts'
import { logInAnew } from './log-in-anew.ts'
import { minute, travel } from './travel.ts'

const ofMembers: readonly MemberSummary['state'][] = ['EXPIRED', 'EXPIRING', 'EFFECTIVE']
const over: readonly string[] = ['REJECTED', 'EFFECTIVE', 'WITHDRAWN']

/** What the action is about has to be what it says. */
async function followAction(
  context: Context,
  client: PortalClient,
  { kind, id }: MemberSummary['nextAction'],
) {
  const wants = (holds: boolean, what: string) =>
    context.expect(holds, `the next action ${kind} is about ${what}`, id, 'getMemberSummary')
  if (id === null) return wants(!['MEND', 'PAY', 'STUDY'].includes(kind), 'something')
  const params = { path: { id } }
  if (kind === 'PAY') {
    const { status } = await unwrap(client.GET('/api/member-fees/info/{id}', { params }))
    return wants(['UNPAID', 'OVERDUE', 'PAYING', 'REFUNDED'].includes(status), 'a fee that can be paid')
  }
  if (kind === 'STUDY') {
    const { status } = await unwrap(client.GET('/api/edu-courses/{id}/progress', { params }))
    return wants(status === 'STUDYING', 'a course that was begun')
  }
  const { status } = await unwrap(client.GET('/api/member-applies/user/{id}', { params }))
  wants(
    kind === 'MEND' ? status === 'RETURNED' : !over.includes(status),
    'an application that is its owner’s turn',
  )
}

const isStill = ({ status }: Pick<MemberApply, 'status'>): boolean => !over.includes(status)

/** What an application waits for, else the oldest fee that is owed and in nobody else's order. */
function feeToPay(
  { fees: { payableFeeIds, onBehalfFeeIds } }: MemberSummary,
  open: readonly MemberApply[],
): number | null {
  const own = payableFeeIds.filter((id) => !onBehalfFeeIds.includes(id))
  const charged = open.filter(({ status }) => status === 'PENDING_PAYMENT').map(({ feeId }) => feeId)
  return own.find((id) => charged.includes(id)) ?? own[0] ?? null
}

/** The application that was begun and that the action goes on with; null where none was. */
function draftFor(kind: MemberSummary['nextAction']['kind'], open: readonly MemberApply[]): number | null {
  const applyKind = kind === 'APPLY' ? 'JOIN' : 'RENEW'
  return open.find((one) => one.applyKind === applyKind && one.status === 'DRAFT')?.id ?? null
}

/** Of several fees and applications the action is about the one whose turn it is. */
function checkTurn({ expect }: Context, summary: MemberSummary, open: readonly MemberApply[]): void {
  const { kind, id } = summary.nextAction
  const isDraft = kind === 'APPLY' || kind === 'RENEW'
  if (kind !== 'PAY' && !isDraft) return
  const meant = isDraft ? draftFor(kind, open) : feeToPay(summary, open)
  const rule = isDraft
    ? `the next action ${kind} goes on with the draft that was begun`
    : 'the next action PAY is about what an application waits for, else the oldest fee that is owed'
  expect(id === meant, rule, `${id} / ${meant}`, 'getMemberSummary')
}

/** Of the places that a member holds, the one that is next. */
const nextOf = (signUps: ActivitySignUp[], now: Date): ActivitySignUp | undefined =>
  signUps
    .filter(({ status, payState }) => status === 'SIGNED' && payState !== 'CLOSED')
    .filter(
      ({ activityStatus, endTime }) => activityStatus !== 'CANCELLED' && Date.parse(endTime) > now.getTime(),
    )
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))[0]

/** What waits for the member first, then what the association has, then what was only begun. */
const toldFirst: readonly (readonly ApplyStatus[])[] = [
  ['RETURNED'],
  ['PENDING_PAYMENT'],
  ['SUBMITTED', 'REVIEWING', 'APPROVED'],
  ['DRAFT'],
]

/** The application on its way that a home tells of. A renewal that was only begun waits while a fee can be paid. */
function toldOf(open: readonly MemberApply[], fees: readonly MemberFee[]): MemberApply | undefined {
  const owes = fees.some(({ status, orderId }) =>
    status === 'PAYING' ? orderId !== null : status === 'UNPAID' || status === 'OVERDUE',
  )
  const told = open.filter(({ applyKind, status }) => !(owes && applyKind === 'RENEW' && status === 'DRAFT'))
  return toldFirst.flatMap((statuses) => told.filter(({ status }) => statuses.includes(status)))[0]
}

/** What the home of a member says is what the single operations say. */
export async function compare(context: Context, client: PortalClient): Promise<void> {
  const summary = await unwrap(client.GET('/api/member/summary'))
  const applications = await unwrap(
    client.GET('/api/member-applies/user', { params: { query: { size: 100 } } }),
  )
  const orders = await unwrap(client.GET('/api/member-orders', { params: { query: { size: 3 } } }))
  const signUps = await unwrap(
    client.GET('/api/member-activities/user', { params: { query: { size: 100 } } }),
  )
  const isMember = summary.membershipStatus !== 'APPLYING'
  context.expect(
    ofMembers.includes(summary.state) === isMember,
    'a membership is EFFECTIVE, EXPIRING or EXPIRED, and nothing else is',
    `${summary.state} / ${summary.membershipStatus}`,
    'getMemberSummary',
  )
  context.expect(
    (summary.state === 'EXPIRED') === (summary.membershipStatus === 'EXPIRED'),
    'both say whether the membership has expired',
    `${summary.state} / ${summary.membershipStatus}`,
    'getMemberSummary',
  )
  const owes = summary.fees.unpaidCount > 0
  context.expect(
    !isMember || summary.state === 'EXPIRED' || (summary.membershipStatus === 'ARREARS') === owes,
    'a member is in arrears while a year is unpaid, and only then',
    `${summary.membershipStatus} with ${summary.fees.unpaidCount}`,
    'getMemberSummary',
  )
  const isUnitMember = isMember && summary.hours === null
  context.expect(
    (summary.dataConfirmation !== null) === isUnitMember,
    'units that are members are asked whether their data is right, and nobody else',
    JSON.stringify(summary.dataConfirmation),
    'getMemberSummary',
  )
  const fees = isMember
    ? await unwrap(client.GET('/api/member-fees/user', { params: { query: { size: 2000 } } }))
    : []
  const owed = fees.filter(({ status }) => ['UNPAID', 'OVERDUE', 'PAYING'].includes(status))
  // Whether the rest of a higher level's fee makes it ARREARS is not said.
  if (summary.membershipStatus !== 'EXPIRED' && owed.every(({ feeKind }) => feeKind === 'YEAR'))
    context.expect(
      (summary.membershipStatus === 'ARREARS') === owed.length > 0,
      'a membership that is valid is in ARREARS as long as a year is unpaid, due or not',
      `${summary.membershipStatus}, ${owed.length} unpaid`,
      'getMemberSummary',
    )
  // Members do not join, and of others only joining and leaving matter.
  const known = applications.filter(({ applyKind }) =>
    isMember ? applyKind !== 'JOIN' : applyKind === 'JOIN' || applyKind === 'QUIT',
  )
  const open = known.filter(isStill)
  const current = toldOf(open, fees) ?? (isMember ? undefined : known[0])
  context.expect(
    summary.application?.id === current?.id,
    'the application is the one whose turn comes first',
    `${summary.application?.id} / ${current?.id}`,
    'getMemberSummary',
  )
  const [last] = known
  const standing = last?.applyKind === 'QUIT' ? 'QUIT' : (last?.status ?? 'NEW')
  context.expect(
    isMember || summary.state === standing,
    'who is no member stands where the last application to join or to leave does',
    `${summary.state} / ${standing}`,
    'getMemberSummary',
  )
  const returned = open.filter(({ status }) => status === 'RETURNED')
  context.expect(
    (summary.nextAction.kind === 'MEND') === returned.length > 0,
    'what was returned is to be mended first',
    summary.nextAction.kind,
    'getMemberSummary',
  )
  const isOwed = fees.some(
    ({ status, isPayable }) => isPayable && (status === 'UNPAID' || status === 'OVERDUE'),
  )
  context.expect(
    !isOwed || ['APPLY', 'MEND', 'PAY'].includes(summary.nextAction.kind),
    'what is owed is to be paid before anything else',
    summary.nextAction.kind,
    'getMemberSummary',
  )
  context.expect(
    String(summary.recentOrders.map(({ id }) => id)) === String(orders.map(({ id }) => id)),
    'the latest orders are those of their list',
    summary.recentOrders.map(({ id }) => id),
    'getMemberSummary',
  )
  const query = { 'isRead.equals': 0, size: 3 }
  const unread = await unwrap(client.GET('/api/member-messages', { params: { query } }))
  context.expect(
    String(summary.unreadMessages.map(({ id }) => id)) === String(unread.map(({ id }) => id)),
    'the unread messages are the latest of their list',
    summary.unreadMessages.map(({ id }) => id),
    'getMemberSummary',
  )
  const next = nextOf(signUps, context.now())
  context.expect(
    summary.nextActivity?.activityId === next?.activityId,
    'the next activity is the one with a place that begins first and is not over',
    `${summary.nextActivity?.activityId} / ${next?.activityId}`,
    'getMemberSummary',
  )
  for (const name of ['activityTitle', 'startTime', 'endTime', 'address'] as const) {
    const [stated, listed] = [summary.nextActivity?.[name], next?.[name]]
    const rule = 'the next activity is what its place among the own ones says'
    context.expect(stated === listed, rule, `${name}: ${stated} / ${listed}`, 'getMemberSummary')
  }
  checkTurn(context, summary, open)
  await followAction(context, client, summary.nextAction)
}

export const summary: Scenario[] = [
  {
    name: 'The summary of a home is what the single operations say',
    operations: ['getMemberSummary', 'getCurrentMember'],
    writes: false,
    async run(context) {
      for (const role of ['person', 'unit', 'applicant'] as const)
        await compare(context, await context.as(role))
    },
  },
  {
    name: 'What the association has comes before what was only begun',
    operations: ['getMemberSummary', 'createMemberApply', 'withdrawMemberApply', 'deleteMemberApply'],
    writes: true,
    leaves: 'an application of the person that was taken back, and an uploaded picture',
    async run(context) {
      const person = await context.as('person')
      const apply = (body: MemberApplyDraft) => person.POST('/api/member-applies', { body })
      const materials = [await materialOf(person, '其他')]
      const whole = {
        applyKind: 'CHANGE',
        person: { title: '契约回放' },
        materials,
        statement: true,
      } as const
      const sent = await apply({ ...whole, status: 'SUBMITTED' })
      if (!sent.data) return context.skip('the person cannot apply for a change')
      const begun = await apply({ applyKind: 'UPGRADE' })
      await compare(context, person)
      if (begun.data) await unwrap(person.DELETE('/api/member-applies/{id}', at(begun.data.id)))
      await unwrap(person.POST('/api/member-applies/user/{id}/withdraw', at(sent.data.id)))
    },
  },
  {
    name: 'An activity is the next one until it ends',
    operations: ['getMemberSummary', 'signUpForActivity', 'cancelSignUp'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const asOf = travel(context)
      const chosen = (await withFreePlace(context, unit)).find(({ fee }) => fee === 0)
      if (!chosen) return context.skip('no activity without a fee has a free place for the unit')
      await unwrap(unit.POST('/api/member-activities/{id}/sign-up', at(chosen.id)))
      for (const instant of [chosen.startTime, chosen.endTime])
        await asOf(Date.parse(instant) + minute, async () =>
          compare(context, await logInAnew(context, 'unit')),
        )
      await unwrap(unit.DELETE('/api/member-activities/{id}/sign-up', at(chosen.id)))
    },
  },
  {
    name: 'The next activity of a summary is the one that begins first',
    operations: ['getMemberSummary', 'signUpForActivity', 'cancelSignUp', 'readMessage'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const free = (await withFreePlace(context, unit)).filter(({ fee }) => fee === 0)
      if (free.length < 2) return context.skip('the unit finds no two activities without a fee')
      const places = free.slice(0, 2).map(({ id }) => ({ params: { path: { id } } }))
      for (const place of places) await unwrap(unit.POST('/api/member-activities/{id}/sign-up', place))
      await compare(context, unit)
      for (const place of places) await unwrap(unit.DELETE('/api/member-activities/{id}/sign-up', place))
      // A place that was given back is the next one no more; a notice that was read is not the latest unread one.
      const [latest] = await unwrap(unit.GET('/api/member-messages', { params: { query: { size: 1 } } }))
      if (latest) await unwrap(unit.POST('/api/member-messages/{id}/read', at(latest.id)))
      await compare(context, unit)
    },
  },
]
