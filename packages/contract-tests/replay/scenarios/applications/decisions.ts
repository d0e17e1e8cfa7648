import { isDeepStrictEqual } from 'node:util'
import {
  type ApplyMaterial,
  type CurrentMember,
  type MemberApply,
  type MemberApplyDraft,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import type { Decision } from '../../run/mock/association.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { toldOf } from '../account/notices.ts'
import { clockFor } from '../account/travel.ts'
import { checkAccount } from '../finance/own-fees.ts'
import { checkCompared, checkFound, readByClerk, refuseUndoAfter } from './at-desk.ts'
import { checkForm, printFee, refuseForm } from './certificates.ts'
import { checkHome } from './homes.ts'
import { checkReturned, checkReturnedForm, read, takeBackAgain, withdraw } from './returned.ts'
import { wronglyBilled } from './upgrades.ts'

const opinion = '契约回放：材料不清晰，请重新上传'
const refusal = '契约回放：不予通过'
/** What is saved of an application that was returned, and is handed in otherwise. */
const otherWords = { reason: '契约回放：草稿', recommender: '契约回放二' }
export const levels = ['会员单位', '理事单位', '常务理事单位', '副会长单位', '会长单位'] as const

const remove = (client: PortalClient, id: number) => client.DELETE('/api/member-applies/{id}', at(id))
const feesOf = (client: PortalClient) =>
  unwrap(client.GET('/api/member-fees/user', { params: { query: { size: 2000 } } }))

/** A picture as material of a kind. */
export async function materialOf(client: PortalClient, type: ApplyMaterial['type']): Promise<ApplyMaterial> {
  const scan = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], '材料.png')
  return { type, file: await unwrap(client.POST('/api/files', { body: { file: scan } })) }
}

/** What an application can be while the association has it: nothing of it is its owner's to change. */
async function checkHeld(context: Context, client: PortalClient, id: number, what: string) {
  await refusedWith(context, 409, 'error.applicationNotDraft', `throwing ${what} away`, remove(client, id))
  const body = { id, applyKind: 'CHANGE' as const }
  const changing = client.PUT('/api/member-applies', { body })
  await refusedWith(context, 409, 'error.applicationNotEditable', `changing ${what}`, changing)
}

/** While an application is on its way, whatever its state, another one of its kind is not begun. */
async function checkOpen(
  context: Context,
  client: PortalClient,
  { id, applyKind, status, targetLevel }: MemberApply,
): Promise<void> {
  const body = { applyKind, ...(targetLevel && { targetLevel }) }
  const what = `beginning another ${applyKind} beside one that is ${status}`
  const second = client.POST('/api/member-applies', { body })
  const { message, params } = await refused(context, 409, what, second)
  const named = message === 'error.applicationOpen' ? (params as { id?: unknown })?.id : message
  context.expect(named === id, 'the refusal leads to the application that is open', named)
}

/** Each decision stays, oldest first, and as it was. @param before those that were there already */
async function checkRecords(
  context: Context,
  client: PortalClient,
  id: number,
  results: string[],
  before: MemberApply['auditRecords'] = [],
) {
  const { auditRecords } = await read(client, id)
  const decisions = auditRecords.map(({ result }) => result).join()
  context.expect(decisions === results.join(), 'each decision stays, oldest first', decisions)
  const kept = auditRecords.slice(0, before.length)
  const isKept = isDeepStrictEqual(kept, before)
  context.expect(isKept, 'a decision stays as it was, whatever is decided after it', JSON.stringify(kept))
  return auditRecords
}

async function goThrough(context: Context, client: PortalClient): Promise<void> {
  const decide = context.association()
  const file = await materialOf(client, '其他')
  const body = {
    ...{ applyKind: 'CHANGE', person: { title: '契约回放' }, materials: [file], statement: true },
    ...{ reason: '契约回放：更正职称', recommender: '契约回放', status: 'SUBMITTED' },
  } as const satisfies MemberApplyDraft
  const made = await client.POST('/api/member-applies', { body })
  if (made.response.status === 409) context.skip('the person has an application of the kind already')
  const { id, applyNo } = await unwrap(Promise.resolve(made))
  const next = (result: Decision['result'], said = opinion) =>
    decide({ kind: 'APPLICATION', naming: applyNo, result, opinion: said })
  await next('APPROVE', '初审通过。')
  const reviewing = await read(client, id)
  context.expect(
    reviewing.status === 'REVIEWING',
    'what passed its first review is reviewed',
    reviewing.status,
  )
  const { approveDate } = reviewing
  context.expect(approveDate === null, 'what waits for a further review is not approved', approveDate)
  await refusedWith(
    context,
    409,
    'error.applicationUnderReview',
    'taking back what is reviewed',
    withdraw(client, id),
  )
  await checkHeld(context, client, id, 'what is reviewed')
  await checkOpen(context, client, reviewing)
  await next('RETURN')
  const records = await checkRecords(context, client, id, ['APPROVE', 'RETURN'], reviewing.auditRecords)
  const returned = await read(client, id)
  context.expect(returned.status === 'RETURNED', 'what is returned is its owner’s again', returned.status)
  await checkHome(context, client, returned)
  await checkOpen(context, client, returned)
  context.expect(returned.returnReason === opinion, 'what is returned says why', returned.returnReason)
  checkReturnedForm(context, returned)
  await checkForm(context, client, returned)
  await refusedWith(
    context,
    409,
    'error.applicationNotDraft',
    'throwing away what was returned',
    remove(client, id),
  )
  const scans = [await materialOf(client, '注册证'), await materialOf(client, '营业执照')]
  const meanwhile = { person: { title: '契约回放：草稿' }, materials: scans, ...otherWords }
  await checkReturned(context, client, { ...body, id }, meanwhile)
  const other = { person: { title: '契约回放二', certValidTo: '2020-01-31' }, materials: [file, ...scans] }
  const refuseOld = await readByClerk(context, id)
  const again = await unwrap(client.PUT('/api/member-applies', { body: { ...body, ...other, id } }))
  context.expect(again.status === 'SUBMITTED', 'what was mended waits again', again.status)
  await refuseOld('its owner has handed it in again')
  await checkForm(context, client, again)
  context.expect(again.returnReason === null, 'what was mended has no reason any more', again.returnReason)
  const { submissions, submitDate } = again
  const isDated = submissions === undefined || (submissions.length === 2 && submissions[1] === submitDate)
  context.expect(isDated, 'each time at which it was handed in stays, oldest first', submissions)
  await checkCompared(context, returned)
  const isOver = (again.returnedForm ?? null) === null
  context.expect(isOver, 'what was mended has nothing to compare with any more', again.returnedForm)
  await checkFound(context, id)
  await next('RETURN')
  const second = await read(client, id)
  // Handed in otherwise than the first time.
  checkReturnedForm(context, second)
  await unwrap(client.PUT('/api/member-applies', { body: { ...body, id } }))
  await checkCompared(context, second)
  await takeBackAgain(context, client, id)
  // Read while it waits: its end is told apart from when it was handed in.
  const { closedDate: early } = await read(client, id)
  context.expect((early ?? null) === null, 'what waits for a review is not over', early)
  await next('REJECT', refusal)
  await checkRecords(context, client, id, ['APPROVE', 'RETURN', 'RETURN', 'REJECT'], records)
  const { status, returnReason, closedDate, auditRecords } = await read(client, id)
  const said = auditRecords.slice(1).map((one) => one.opinion)
  const isOwn = isDeepStrictEqual(said, [opinion, opinion, refusal])
  context.expect(isOwn, 'each decision has its own opinion', said.join(' / '))
  context.expect(closedDate !== null, 'what is refused says since when it is over', closedDate)
  context.expect(status === 'REJECTED', 'what is refused is refused for good', status)
  context.expect(returnReason === refusal, 'what is refused says why', returnReason)
  await refusedWith(context, 409, 'error.applicationClosed', 'taking back what is over', withdraw(client, id))
  await checkHeld(context, client, id, 'what is over')
  await refuseForm(context, client, id, 'refused')
  const told = await toldOf(client, 'APPLICATION', { kind: 'APPLICATION', id })
  context.expect(told.length === 4, 'each decision is told once', told.length)
}

/** A unit whose membership is valid and which owes nothing, and the level above its own. */
export async function unitToRise(context: Context) {
  for (const { client } of await context.others()) {
    const member = await unwrap(client.GET('/api/member/current'))
    const place = levels.indexOf(member.memberLevel as (typeof levels)[number])
    const higher = levels.slice(place + 1).at(-1)
    if (member.role === 'memberCompany' && member.membershipStatus === 'ACTIVE' && place >= 0 && higher)
      return { client, member, place, higher }
  }
  return context.skip('no further account of the credentials is a unit that owes nothing and could rise')
}

const untilPaidBack = 'a level holds until its fee is paid back, which takes nothing else'

async function fallBack(
  context: Context,
  client: PortalClient,
  { orderId, orderNo }: { orderId: number; orderNo: string },
  before: CurrentMember,
): Promise<void> {
  const body = { reason: '契约回放：不再升级' }
  await unwrap(client.POST('/api/member-orders/{id}/refund', { ...at(orderId), body }))
  await context.association()({ kind: 'ORDER_REFUND', naming: orderNo, result: 'APPROVE' })
  const { memberLevel, validTo } = await unwrap(client.GET('/api/member/current'))
  const isAsBefore = memberLevel === before.memberLevel && validTo === before.validTo
  context.expect(isAsBefore, untilPaidBack, `${memberLevel} ${validTo}`, 'getCurrentMember')
  await checkAccount(context, client)
}

async function rise(context: Context): Promise<void> {
  const [decide, pay] = [context.association(), context.cashier()]
  const { client, member: before, place, higher } = await unitToRise(context)
  const body = (targetLevel: (typeof levels)[number] | '常务理事') =>
    ({ applyKind: 'UPGRADE', targetLevel, statement: true }) as const
  const apply = (draft: MemberApplyDraft) => client.POST('/api/member-applies', { body: draft })
  for (const level of levels.slice(0, place + 1))
    await refusedWith(context, 409, 'error.levelNotHigher', `rising to ${level}`, apply(body(level)))
  const materials = [await materialOf(client, '盖章申请表')]
  const { response } = await apply(body('常务理事'))
  context.expect(!response.ok, 'a unit rises to no level of persons', response.status, 'createMemberApply')
  const whole = { ...body(higher), materials, status: 'SUBMITTED' } as const
  const sent = await apply(whole)
  if (sent.response.status === 409) context.skip('the unit has an application of the kind already')
  const { id, applyNo } = await unwrap(Promise.resolve(sent))
  await decide({ kind: 'APPLICATION', naming: applyNo, result: 'RETURN', opinion })
  checkReturnedForm(context, await read(client, id))
  const scans = [await materialOf(client, '营业执照')]
  const meanwhile = { company: { technicalLeader: '契约回放' }, materials: scans, ...otherWords }
  await checkReturned(context, client, { ...whole, id }, meanwhile)
  await unwrap(client.PUT('/api/member-applies', { body: { ...whole, id } }))
  while (await decide({ kind: 'APPLICATION', naming: applyNo, result: 'APPROVE' }));
  const approved = await read(client, id)
  const { status, feeId } = approved
  context.expect(status === 'PENDING_PAYMENT', 'what is approved waits for its fee', status)
  await checkOpen(context, client, approved)
  await checkHome(context, client, approved)
  const late = withdraw(client, id)
  await refusedWith(context, 409, 'error.applicationApproved', 'taking back what is approved', late)
  const fees = await feesOf(client)
  const fee = fees.find((one) => one.id === feeId)
  context.expect(
    fee?.feeKind === 'UPGRADE',
    'an upgrade within a year that is paid bills it anew',
    fee?.feeKind,
  )
  const wrong = wronglyBilled(fees).map(({ feeNo }) => feeNo)
  context.expect(wrong.length === 0, 'an upgrade bills what its level costs more', wrong.join(', '))
  const isOwed = async () =>
    (await unwrap(client.GET('/api/member-fees/info'))).payableFeeIds.includes(feeId ?? 0)
  context.expect(await isOwed(), 'what is billed is owed', feeId)
  const { amount } = await printFee(client, 'FEE_NOTICE', feeId ?? 0)
  context.expect(amount === fee?.amount, 'a notice says what is to be paid', amount, 'getPrintInfo')
  const order = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId ?? 0] } }))
  await pay(order.code_url)
  await refuseUndoAfter(context, id, 'its fee was paid')
  context.expect(!(await isOwed()), 'what is paid is owed no more', feeId)
  const { details } = await unwrap(client.GET('/api/member-order-detail/{id}', at(order.orderId)))
  const kind = details[0]?.feeKind ?? 'UPGRADE'
  context.expect(kind === 'UPGRADE', 'its order says that it is the difference', kind, 'getMemberOrder')
  const paid = (await feesOf(client)).find((one) => one.id === feeId)?.paidAmount
  context.expect(paid === fee?.amount, 'of an upgrade the difference was paid', paid, 'listMemberFees')
  const member = await unwrap(client.GET('/api/member/current'))
  context.expect(member.memberLevel === higher, 'the level holds once it is paid', member.memberLevel)
  const isAsLong = member.validTo === before.validTo
  context.expect(isAsLong, 'an upgrade makes no membership longer', member.validTo, 'getCurrentMember')
  const after = await read(client, id)
  context.expect(after.status === 'EFFECTIVE', 'the application takes effect by its fee', after.status)
  const clock = clockFor(context, untilPaidBack, 'money would move: let the fee of an upgrade be paid back')
  await clock?.(1, () => fallBack(context, client, order, before), 'undone')
}

export const decisions: Scenario[] = [
  {
    name: 'An application goes on by the decisions of the association alone',
    operations: [
      'decideDeskApplication',
      ...(['createMemberApply', 'updateMemberApply', 'getMemberApply', 'withdrawMemberApply'] as const),
      ...(['deleteMemberApply', 'listMemberMessages', 'getPrintInfo', 'getMemberSummary'] as const),
      ...(['getDeskApplication', 'listMemberApplies', 'undoDeskApplication'] as const),
    ],
    writes: true,
    leaves: 'an application of the person that was refused, and an uploaded picture',
    async run(context) {
      await goThrough(context, await context.as('person'))
    },
  },
  {
    name: 'An upgrade is to a higher level, bills the difference, and holds once it is paid',
    operations: [
      ...(['decideDeskApplication', 'undoDeskApplication', 'decideDeskReview'] as const),
      ...(['createMemberApply', 'getMemberApply', 'listMemberFees', 'getMemberFeeInfo'] as const),
      ...(['withdrawMemberApply', 'payByWeixin', 'getCurrentMember', 'requestOrderRefund'] as const),
      ...(['getMemberOrder', 'getMemberSummary', 'getPrintInfo'] as const),
      ...(['updateMemberApply', 'listMemberApplies'] as const),
    ],
    writes: true,
    leaves: 'a unit of a higher level, and an uploaded picture',
    run: rise,
  },
]
