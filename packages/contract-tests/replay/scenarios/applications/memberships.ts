import {
  type ApplyKind,
  type MemberApply,
  type MemberApplyDraft,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import type { Account } from '../../../shared/credentials/credentials.ts'
import { at } from '../../../shared/http/at.ts'
import { day, yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { inList } from '../account/hidden-sites.ts'
import { logInBeside } from '../account/log-in-anew.ts'
import { type Journey, noon, onJourney } from '../account/travel.ts'
import { checkMended } from '../desk/analysis/tables.ts'
import { findDesk } from '../desk/desk-client.ts'
import { checkFigures } from '../figures.ts'
import { invite } from '../people.ts'
import { checkSettled } from './at-desk.ts'
import { printCertificate } from './certificates.ts'
import { materialOf } from './decisions.ts'
import { checkHome } from './homes.ts'
import { checkNext } from './next-actions.ts'

const elsewhere =
  'the association decides about a membership for good: apply for it, let it be approved, and look at fee and membership before paying and after'

const waiting = { params: { query: { 'status.equals': 'PENDING' as const } } }
const all = { params: { query: { size: 2000 } } }
const read = (client: PortalClient, id: number) => unwrap(client.GET('/api/member-applies/user/{id}', at(id)))
const appliesOf = (client: PortalClient) => unwrap(client.GET('/api/member-applies/user', all))

/** The materials that a kind of application asks for in any case. */
async function materialsFor(context: Context, client: PortalClient, applyKind: ApplyKind) {
  const applyType = (await currentMember(client)).role === 'memberCompany' ? 'UNIT' : 'PERSON'
  const rows = await unwrap(context.anonymous.GET('/api/public/member-apply-requirements'))
  const row = rows.find((one) => one.applyType === applyType && one.applyKind === applyKind)
  const types = row?.materials.filter(({ isRequired }) => isRequired).map(({ type }) => type) ?? []
  return Promise.all(types.map((type) => materialOf(client, type)))
}

/** An application that is handed in and approved by all reviews; an own one that waits to be mended is sent again. */
async function approved(
  context: Context,
  client: PortalClient,
  draft: MemberApplyDraft,
  own?: MemberApply,
): Promise<MemberApply> {
  const decide = context.association()
  const materials = await materialsFor(context, client, draft.applyKind)
  const body = { ...draft, materials, statement: true, status: 'SUBMITTED' } as const
  const sent = own
    ? await client.PUT('/api/member-applies', { body: { ...body, id: own.id } })
    : await client.POST('/api/member-applies', { body })
  if (sent.response.status === 409) context.skip(`the member may not apply for it: ${sent.error?.message}`)
  const { id, applyNo } = await unwrap(Promise.resolve(sent))
  // Of a member more applications may be on their way.
  const look = async () => draft.applyKind === 'JOIN' && checkHome(context, client, await read(client, id))
  do await look()
  while (await decide({ kind: 'APPLICATION', naming: applyNo, result: 'APPROVE' }))
  return read(client, id)
}

/** What is approved waits for its fee of a year, and holds once that is paid. */
async function checkBilled(
  context: Context,
  client: PortalClient,
  { id, applyKind, status, feeId }: MemberApply,
  feeYear: number,
): Promise<void> {
  const before = await currentMember(client)
  context.expect(status === 'PENDING_PAYMENT', `${applyKind} that is approved waits for its fee`, status)
  if (feeId === null) return
  const fee = await unwrap(client.GET('/api/member-fees/info/{id}', at(feeId)))
  context.expect(fee.feeYear === feeYear, `${applyKind} is billed for its year`, fee.feeYear)
  context.expect(fee.isPayable, `what ${applyKind} is billed for is to be paid`, fee.status)
  const isLater = (before.validTo ?? '') >= `${feeYear}-12-31`
  context.expect(!isLater, `${applyKind} does not hold before its fee is paid`, before.validTo)
  const order = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
  await context.cashier()(order.code_url)
  const after = await read(client, id)
  context.expect(after.status === 'EFFECTIVE', `${applyKind} takes effect by its fee`, after.status)
  const { membershipStatus, memberNo, validTo } = await currentMember(client)
  context.expect(membershipStatus === 'ACTIVE', `${applyKind} makes a member`, membershipStatus)
  context.expect(memberNo !== null, 'a member has a number', memberNo)
  const rule = 'a membership is valid to the end of the year that was paid'
  context.expect(validTo === `${feeYear}-12-31`, rule, validTo)
}

async function join(context: Context): Promise<void> {
  const client = await context.as('applicant')
  const own = (await appliesOf(client)).find(
    ({ applyKind, status }) => applyKind === 'JOIN' && (status === 'RETURNED' || status === 'DRAFT'),
  )
  if (!own) return context.skip('the applicant has no application that can be handed in')
  const { person, company } = own
  const apply = await approved(context, client, { applyKind: 'JOIN', person, company }, own)
  const { membershipStatus, memberNo } = await currentMember(client)
  const rule = 'who has not paid the first fee is no member yet'
  context.expect(membershipStatus === 'APPLYING' && memberNo === null, rule, membershipStatus)
  await checkMended(context, apply)
  await checkBilled(context, client, apply, yearInChina(context.now()))
}

/** Who owes nothing renews in the last sixty days of the membership, and not before. */
const refuseEarly = (context: Context, { to }: Journey, account: Account, lastDay: string) =>
  to(noon(lastDay) - 61 * day, async () => {
    const client = await logInBeside(context, account, 'other')
    const { membershipStatus, validTo } = await currentMember(client)
    const what = 'renewing sixty-one days before the end'
    if (membershipStatus !== 'ACTIVE' || validTo !== lastDay)
      return context.untried(what, `the member is ${membershipStatus}`)
    const renewing = client.POST('/api/member-applies', { body: { applyKind: 'RENEW' } })
    await refusedWith(context, 409, 'error.membershipActive', what, renewing)
  })

async function renew(context: Context, { to }: Journey) {
  for (const { account, client } of await context.others()) {
    const { membershipStatus, validTo } = await currentMember(client)
    if (membershipStatus !== 'ACTIVE' || !validTo) continue
    const soon = Math.max(context.now().getTime() + 1000, noon(validTo) - 30 * day)
    const feeYear = Number(validTo.slice(0, 4)) + 1
    await to(soon, async () => {
      const later = await logInBeside(context, account, 'other')
      const apply = await approved(context, later, { applyKind: 'RENEW' })
      await checkBilled(context, later, apply, feeYear)
      await checkNext(context, later)
      const again = later.POST('/api/member-applies', { body: { applyKind: 'RENEW' } })
      await refusedWith(context, 409, 'error.membershipActive', 'renewing what was just renewed', again)
    })
    return refuseEarly(context, { to }, account, `${feeYear}-12-31`)
  }
  return context.skip('no further account of the credentials is a member who owes nothing')
}

/** A unit that owes nothing, or else a person. */
async function leaver(context: Context): Promise<PortalClient> {
  const free: { client: PortalClient; people: number }[] = []
  for (const { client } of await context.others()) {
    const fees = await client.GET('/api/member-fees/info')
    if (fees.data?.unpaidCount !== 0) continue
    free.push({ client, people: (await unwrap(client.GET('/api/unit-people', all))).length })
  }
  const [most] = free.sort((a, b) => b.people - a.people)
  return most?.client ?? context.skip('no further account of the credentials owes nothing')
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
    const day = before?.joinDate ?? undefined
    const among = await find({ 'id.equals': before?.id, joinedFrom: day, joinedTo: day })
    const found = 'who has left is among those who joined on the day'
    context.expect(among !== undefined, found, `nobody on ${day}`, 'listDeskMembers')
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

async function quit(context: Context): Promise<void> {
  const client = await leaver(context)
  const { id, role, memberNo } = await currentMember(client)
  const ownerType = role === 'memberCompany' ? 'UNIT' : 'PERSON'
  const checks = [await siteOf(context, client), await rowAtDesk(context, memberNo)]
  const { data: printed } = await printCertificate(client, ownerType)
  if (role === 'memberCompany') await invite(client, context.account('person').login)
  const person = await context.as('person')
  const isInvited = async () =>
    (await unwrap(person.GET('/api/unit-invitations', waiting))).some(({ companyId }) => companyId === id)
  const wasInvited = await isInvited()
  const pending = async () => (await client.GET('/api/unit-invitations', waiting)).data?.length ?? 0
  const invited = await pending()
  const handedIn = (await appliesOf(client)).filter(({ status }) =>
    ['SUBMITTED', 'REVIEWING'].includes(status),
  )
  const { status, id: applyId } = await approved(context, client, { applyKind: 'QUIT', reason: '契约回放' })
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
  if (!printed) return
  const params = { path: { verifyCode: printed.verifyCode } }
  const { data: shown } = await context.anonymous.GET('/api/public/print-info/verify/{verifyCode}', {
    params,
  })
  context.expect(shown?.status !== 'VALID', 'the certificate of who has left is not valid', shown?.status)
}

export const memberships: Scenario[] = [
  {
    name: 'Who joins is billed, and is a member once that is paid',
    operations: [
      ...(['updateMemberApply', 'getMemberApply', 'getMemberFee', 'getCurrentMember'] as const),
      ...(['payByWeixin', 'getMemberSummary', 'getDeskAnalysis'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, elsewhere, () => join(context)),
  },
  {
    name: 'Who renews ahead is billed the next year, which holds once it is paid',
    operations: [
      ...(['createMemberApply', 'getMemberApply', 'getMemberFee', 'getCurrentMember'] as const),
      ...(['payByWeixin', 'getMemberSummary'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, elsewhere, (journey) => renew(context, journey)),
  },
  {
    name: 'Who leaves has nothing open any more, no people and no certificate',
    operations: [
      ...([
        'createMemberApply',
        'listMemberApplies',
        'getMemberApply',
        'listUnitPeople',
        'listUnitInvitations',
      ] as const),
      ...(['getPrintInfo', 'verifyPrintInfo', 'getAssociationProfile', 'getMemberSummary'] as const),
      ...(['listCompanySites', 'listMemberSites', 'listDeskMembers', 'getDeskApplication'] as const),
      ...(['getMemberFee', 'payByWeixin', 'requestOrderRefund'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, elsewhere, () => quit(context)),
  },
]
