import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context, Other } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { inList } from '../account/hidden-sites.ts'
import { logInAnew, logInBeside } from '../account/log-in-anew.ts'
import { type Journey, onJourney } from '../account/travel.ts'
import { checkReviewed, countNight, nextNight, tablesOfMembers } from '../desk/analysis/nights.ts'
import { refuseLevelOf } from '../desk/clerks/levels.ts'
import { membershipOf, undoAndApprove } from '../desk/clerks/undone-approvals.ts'
import { findDesk } from '../desk/desk-client.ts'
import { checkFigures } from '../figures.ts'
import { invite } from '../second-unit.ts'
import { checkSettled } from './at-desk.ts'
import { printCertificate } from './certificates.ts'
import { appliesOf, approved, elsewhere } from './memberships.ts'

const waiting = { params: { query: { 'status.equals': 'PENDING' as const } } }
const all = { params: { query: { size: 2000 } } }

/** A unit that owes nothing, or else a person. */
async function leaver(context: Context): Promise<Other> {
  const free: { other: Other; people: number }[] = []
  for (const other of await context.others()) {
    const fees = await other.client.GET('/api/member-fees/info')
    if (fees.data?.unpaidCount !== 0) continue
    free.push({ other, people: (await unwrap(other.client.GET('/api/unit-people', all))).length })
  }
  const [most] = free.sort((a, b) => b.people - a.people)
  return most?.other ?? context.skip('no further account of the credentials owes nothing')
}

/** A mini-site is listed while its owner is a member. @returns what checks that it is not any more */
async function siteOf(context: Context, client: PortalClient) {
  const rule = 'the mini-site of who has left is in no list'
  const { data: site } = await client.GET('/api/member-web/info')
  const published = site?.published
  const listed = async () => (site && published ? inList(context, { ...site, published }) : undefined)
  if ((await listed()) === undefined) {
    context.untried(rule, 'the member shows none')
    return () => undefined
  }
  return async () => context.expect((await listed()) === undefined, rule, site?.domainId)
}

/** The desk knows since when somebody was a member, also once they have left. @returns what checks it */
async function rowAtDesk(context: Context, memberNo: string | null) {
  const rule = 'of who has left the desk says since when they were a member'
  const staff = await findDesk(context)
  if (!staff || memberNo === null) {
    context.untried(rule, 'there is no desk')
    return () => undefined
  }
  const find = async (query: object) =>
    (await unwrap(staff.GET('/api/admin/members', { params: { query } })))[0]
  const before = await find({ 'memberNo.equals': memberNo })
  return async () => {
    const after = await find({ 'id.equals': before?.id })
    const seen = `${after?.joinDate} ${after?.lastJoinDate} after ${before?.joinDate}`
    const isMeant = after?.joinDate === null && after.lastJoinDate === before?.joinDate
    context.expect(isMeant, rule, seen, 'listDeskMembers')
    if (after) await refuseLevelOf(context, staff, after.id, 'a level of who has left')
    const day = before?.joinDate ?? undefined
    const among = await find({ 'id.equals': before?.id, joinedFrom: day, joinedTo: day })
    const found = 'who has left is among those who joined on the day'
    context.expect(among !== undefined, found, `nobody on ${day}`, 'listDeskMembers')
  }
}

/** A particular that stands on no document, so that nothing proves it. */
const unproven = {
  UNIT: { company: { website: 'https://replay.example' } },
  PERSON: { person: { position: '契约回放' } },
}

/** What was handed in and waits to be mended is open as well. */
async function handInAndReturn(context: Context, client: PortalClient, ownerType: 'UNIT' | 'PERSON') {
  const body = { applyKind: 'CHANGE', ...unproven[ownerType], statement: true, status: 'SUBMITTED' } as const
  const { data } = await client.POST('/api/member-applies', { body })
  const own = (await appliesOf(client)).filter(({ status }) => status === 'SUBMITTED')
  const apply = data ?? own.find(({ applyKind }) => applyKind === 'CHANGE')
  const rule = 'what waits to be mended is WITHDRAWN when its owner leaves'
  if (!apply) return context.untried(rule, 'no change is handed in')
  const decision = { kind: 'APPLICATION', result: 'RETURN', opinion: '契约回放：请补正' } as const
  await context.association()({ ...decision, naming: apply.applyNo })
}

/** What was begun before is not handed in any more by who is no member. @returns what checks it */
async function draftBefore(context: Context, client: PortalClient) {
  const { data } = await client.POST('/api/member-applies', { body: { applyKind: 'RENEW' } })
  return async () => {
    const what = 'handing in what was begun before leaving'
    if (!data) return context.untried(`${what} is refused`, 'the member cannot renew yet')
    const body = { id: data.id, applyKind: 'RENEW', statement: true, status: 'SUBMITTED' } as const
    const handing = client.PUT('/api/member-applies', { body })
    await refusedWith(context, 409, 'error.notMember', what, handing)
  }
}

/** Each of a unit's people is told that it has left, and so that they belong to it no longer. @returns what checks it */
async function peopleToTell(context: Context, unit: PortalClient, name: string) {
  const { data: people = [] } = await unit.GET('/api/unit-people', all)
  const told = async (client: PortalClient) => {
    const query = { 'kind.equals': 'SYSTEM' as const, size: 2000 }
    const notices = await unwrap(client.GET('/api/member-messages', { params: { query } }))
    return notices.filter(({ content, title }) => `${title}${content}`.includes(name)).length
  }
  const before = new Map<PortalClient, number>()
  for (const { client } of await context.others()) {
    const { id } = await currentMember(client)
    if (people.some((one) => one.id === id)) before.set(client, await told(client))
  }
  return async () => {
    const rule = 'each of its people is told once that a unit has left'
    if (before.size === 0) context.untried(rule, 'none of its people is an account of the credentials')
    for (const [client, count] of before) {
      const more = (await told(client)) - count
      context.expect(more === 1, rule, more, 'listMemberMessages')
    }
  }
}

/** What who has left is paid back is closed, although its year lasts. */
async function checkClosed(context: Context, client: PortalClient): Promise<void> {
  const rule = 'a fee that is paid back to who has left is closed'
  const query = { 'status.equals': 'PAID', 'orderType.equals': 'MEMBER_FEE', size: 1 }
  const { data: [order] = [] } = await client.GET('/api/member-orders', { params: { query } })
  if (!order) return context.untried(rule, 'who has left has paid for nothing')
  const body = { reason: '契约回放：已退会' }
  const asking = await client.POST('/api/member-orders/{id}/refund', { ...at(order.id), body })
  if (!asking.data) return context.untried(rule, `a refund is answered ${asking.response.status}`)
  await context.association()({ kind: 'ORDER_REFUND', naming: order.orderNo, result: 'APPROVE' })
  const feeId = asking.data.details[0]?.itemId ?? 0
  const { status, isPayable } = await unwrap(client.GET('/api/member-fees/info/{id}', at(feeId)))
  context.expect(status === 'REFUNDED' && !isPayable, rule, `${status} ${isPayable}`, 'getMemberFee')
  const paying = client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } })
  await refusedWith(context, 409, 'error.feeNotPayable', 'paying what was closed by leaving', paying)
}

/** Joins with the particulars of before, and pays for it. @returns whether that was possible */
async function joinAgain(context: Context, client: PortalClient): Promise<boolean> {
  const applies = await appliesOf(client)
  const own = applies.find(({ applyKind }) => applyKind === 'JOIN')
  if (!own) return false
  // The home would tell of what was begun before leaving.
  for (const { id, status } of applies)
    if (status === 'DRAFT') await client.DELETE('/api/member-applies/{id}', at(id))
  const { person, company, targetLevel } = own
  const draft = { applyKind: 'JOIN', person, company, targetLevel } as const
  const { status, feeId } = await approved(context, client, draft)
  if (feeId === null) return status === 'EFFECTIVE'
  const order = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
  await context.cashier()(order.code_url)
  return true
}

/** Between two days on which somebody joined, the analysis counts the members who did, of whom one joined twice. */
async function countedOnce(
  { expect, untried }: Context,
  staff: PortalClient,
  from: string,
  to: string,
): Promise<void> {
  const rule = 'who joins twice within the time of an analysis is counted once'
  const query = { from, to, compare: 'PERIOD' as const }
  const { data, response } = await staff.GET('/api/admin/analysis', { params: { query } })
  if (!data) return untried(rule, `the analysis from ${from} to ${to} is answered ${response.status}`)
  const members = { joinedFrom: from, joinedTo: to, size: 1 }
  const { total } = await unwrapList(staff.GET('/api/admin/members', { params: { query: members } }))
  const joined = data.figures.find(({ name }) => name === 'JOINED')?.value
  expect(joined === total, rule, `${joined} for ${total} members`, 'getDeskAnalysis')
}

/** Who has left joins again on a later day, and at the desk is among those of both days. */
async function comeBack(context: Context, { to }: Journey, { account, client: before }: Other) {
  const rule = 'who has left and joins again is among those who joined on either day'
  const desk = await findDesk(context)
  const left = { params: { query: { 'id.equals': (await currentMember(before)).id } } }
  const first = desk && (await unwrap(desk.GET('/api/admin/members', left)))[0]?.lastJoinDate
  if (!first) return context.untried(rule, 'the desk does not say when who has left had joined')
  // At night it is another day in UTC, by which nobody has joined yet.
  await to(nextNight(context.now()), async () => {
    const client = await logInBeside(context, account)
    if (!(await joinAgain(context, client))) return context.untried(rule, 'who has left cannot join again')
    const { id } = await currentMember(client)
    const staff = await logInAnew(context, 'staff')
    const second = dayInChina(context.now())
    for (const day of [first, second]) {
      const query = { 'id.equals': id, joinedFrom: day, joinedTo: day }
      const rows = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
      context.expect(rows.length === 1, rule, `nobody on ${day}`, 'listDeskMembers')
    }
    const [row] = await unwrap(staff.GET('/api/admin/members', left))
    const isAnew = row?.joinDate === second && row.lastJoinDate === second
    const seen = `${row?.joinDate} ${row?.lastJoinDate}, not ${second}`
    context.expect(isAnew, 'who joins again is a member since that day', seen, 'listDeskMembers')
    await countedOnce(context, staff, first, second)
    await approved(context, client, { applyKind: 'QUIT', reason: '契约回放' })
    await checkReviewed(context, staff, second)
    const figures = ['JOINED', 'LEFT', 'APPLICATIONS_SUBMITTED', 'APPLICATIONS_APPROVED'] as const
    await countNight(context, staff, figures, tablesOfMembers)
  })
}

async function quit(context: Context, journey: Journey): Promise<void> {
  const other = await leaver(context)
  const { client } = other
  const { id, role, memberNo, name } = await currentMember(client)
  const ownerType = role === 'memberCompany' ? 'UNIT' : 'PERSON'
  await handInAndReturn(context, client, ownerType)
  const checks = [
    await siteOf(context, client),
    await rowAtDesk(context, memberNo),
    await draftBefore(context, client),
    await peopleToTell(context, client, name),
  ]
  const { data: printed } = await printCertificate(client, ownerType)
  if (role === 'memberCompany') await invite(client, context.account('person').login)
  const person = await context.as('person')
  const isInvited = async () =>
    (await unwrap(person.GET('/api/unit-invitations', waiting))).some(({ companyId }) => companyId === id)
  const wasInvited = await isInvited()
  const pending = async () => (await client.GET('/api/unit-invitations', waiting)).data?.length ?? 0
  const invited = await pending()
  const handedIn = (await appliesOf(client)).filter(({ status }) =>
    ['SUBMITTED', 'REVIEWING', 'RETURNED'].includes(status),
  )
  const before = await membershipOf(client)
  const apply = await approved(context, client, { applyKind: 'QUIT', reason: '契约回放' })
  await undoAndApprove(context, apply, 'QUIT', before, () => membershipOf(client))
  const { status, id: applyId } = apply
  context.expect(status === 'EFFECTIVE', 'who owes nothing leaves once it is approved', status)
  await checkSettled(context, applyId)
  const { state } = await unwrap(client.GET('/api/member/summary'))
  context.expect(state === 'QUIT', 'the home of who has left says so', state, 'getMemberSummary')
  await checkFigures(context)
  const after = await appliesOf(client)
  const open = after.filter((one) => one.id !== applyId && handedIn.some((before) => before.id === one.id))
  const left = open.filter((one) => one.status !== 'WITHDRAWN').map(({ applyNo }) => applyNo)
  context.expect(left.length === 0, 'what who leaves had handed in is WITHDRAWN', left.join(', '))
  if (handedIn.length === 0) context.untried('what who leaves had handed in is WITHDRAWN', 'it had nothing')
  const [first] = open
  const alone = first && (await unwrap(client.GET('/api/member-applies/user/{id}', at(first.id)))).status
  context.expect(
    !alone || alone === 'WITHDRAWN',
    'what who leaves had handed in says so',
    alone,
    'getMemberApply',
  )
  const { data: people = [] } = await client.GET('/api/unit-people', all)
  if (role === 'memberCompany')
    context.expect(people.length === 0, 'a unit that leaves has no people', people.length)
  const still = await pending()
  context.expect(still === 0, 'nobody is invited by who has left', `${still} of ${invited}`)
  const rule = 'who was invited by who has left sees it no more'
  if (wasInvited) context.expect(!(await isInvited()), rule, id, 'listUnitInvitations')
  else context.untried(rule, 'the person was not invited')
  for (const check of checks) await check()
  const printing = printCertificate(client, ownerType)
  await refusedWith(context, 409, 'error.membershipNotValid', 'a certificate of who has left', printing)
  await checkClosed(context, client)
  await comeBack(context, journey, other)
  if (!printed) return
  const params = { path: { verifyCode: printed.verifyCode } }
  const { data: shown } = await context.anonymous.GET('/api/public/print-info/verify/{verifyCode}', {
    params,
  })
  context.expect(shown?.status !== 'VALID', 'the certificate of who has left is not valid', shown?.status)
}

export const leaving: Scenario[] = [
  {
    name: 'Who leaves has nothing open any more, no people and no certificate',
    operations: [
      'decideDeskApplication',
      ...(['decideDeskReview', 'undoDeskApplication'] as const),
      ...([
        'createMemberApply',
        'listMemberApplies',
        'getMemberApply',
        'listUnitPeople',
        'listUnitInvitations',
      ] as const),
      ...(['getPrintInfo', 'verifyPrintInfo', 'getAssociationProfile', 'getMemberSummary'] as const),
      ...(['listCompanySites', 'listMemberSites', 'listDeskMembers', 'updateMemberApply'] as const),
      ...(['listDeskApplications', 'changeDeskMemberLevel'] as const),
      ...(['listMemberMessages', 'getDeskApplication', 'getMemberFee', 'getDeskAnalysis'] as const),
      ...(['payByWeixin', 'requestOrderRefund'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, elsewhere, (journey) => quit(context, journey)),
  },
]
