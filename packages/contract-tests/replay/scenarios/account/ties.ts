import { type ClosingReason, type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { isPhone, surelyWrongCode } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { withFreePlace } from '../activities.ts'
import { materialOf } from '../applications/decisions.ts'
import { proofOf } from '../finance/channels.ts'
import { checkAccount } from '../finance/own-fees.ts'
import { onJourney } from './travel.ts'

const elsewhere =
  'it takes an application and money: hand in an application, pay for a place, and try to close the account each time'

/** What is typed to close an account. */
export const confirmation = '注销账号'

const params = { query: { size: 2000 } }

/** Each reason against closing an account, and whether the member's own lists say so. */
async function tiesOf(client: PortalClient, now: Date): Promise<[ClosingReason, boolean][]> {
  const orders = await unwrap(client.GET('/api/member-orders', { params }))
  const applications = await unwrap(client.GET('/api/member-applies/user', { params }))
  const { unpaidCount } = await unwrap(client.GET('/api/member-fees/info'))
  const signUps = await unwrap(client.GET('/api/member-activities/user', { params }))
  const people = await unwrap(client.GET('/api/unit-people', { params }))
  const { role } = await unwrap(client.GET('/api/member/current'))
  const isAmong = (rows: readonly { status: string }[], ...statuses: string[]) =>
    rows.some(({ status }) => statuses.includes(status))
  return [
    ['error.ordersOpen', isAmong(orders, 'CREATED', 'PAYING', 'REFUNDING')],
    ['error.feesOwed', unpaidCount > 0],
    [
      'error.activitiesPaid',
      signUps.some(
        ({ status, payState, startTime }) =>
          status === 'SIGNED' && payState === 'PAID' && Date.parse(startTime) > now.getTime(),
      ),
    ],
    ['error.applicationInReview', isAmong(applications, 'SUBMITTED', 'REVIEWING', 'APPROVED')],
    ['error.stillInUnit', role === 'memberPersonal' && people.length > 0],
    ['error.stillHasPeople', role === 'memberCompany' && people.length > 0],
  ]
}

/** The reasons are those that hold, each with what it is about. */
async function checkTies(context: Context, client: PortalClient): Promise<void> {
  const ties = await tiesOf(client, context.now())
  const { reasons } = await unwrap(client.GET('/api/member/closing'))
  for (const [reason, holds] of ties)
    context.expect(
      reasons.includes(reason) === holds,
      `${reason} is a reason exactly while it holds`,
      reasons.join(),
    )
}

/** A person of the others whom nothing ties, once it has left its unit. */
export async function untied(context: Context) {
  for (const { account, client } of await context.others()) {
    if (!account.password || !isPhone(account.login)) continue
    const { reasons } = await unwrap(client.GET('/api/member/closing'))
    if (reasons.some((reason) => reason !== 'error.stillInUnit')) continue
    const [own] = await unwrap(client.GET('/api/unit-people'))
    if (own) await unwrap(client.DELETE('/api/unit-people/{id}', { params: { path: { id: own.id } } }))
    return { account, client, proof: encryptPassword(account.password) }
  }
  return context.skip('no further person of the credentials could close the account')
}

/** Closing with a wrong code, so that nobody is closed whom nothing ties. */
async function close(context: Context, client: PortalClient) {
  const phoneCode = await surelyWrongCode(context)
  return client.POST('/api/member/close', { body: { confirmation, phoneCode } })
}

/** An application that is with the association ties whoever has handed it in. */
async function checkInReview(context: Context, client: PortalClient): Promise<void> {
  const materials = [await materialOf(client, '其他')]
  const change = { applyKind: 'CHANGE', person: { title: '契约回放' }, materials } as const
  const body = { ...change, statement: true, status: 'SUBMITTED' } as const
  const { applyNo } = await unwrap(client.POST('/api/member-applies', { body }))
  const what = 'closing while an application is in review'
  await refusedWith(context, 409, 'error.applicationInReview', what, close(context, client))
  // After its first review it is with the association as before.
  await context.association()({ kind: 'APPLICATION', naming: applyNo, result: 'APPROVE' })
  const later = 'closing while an application has passed its first review'
  await refusedWith(context, 409, 'error.applicationInReview', later, close(context, client))
}

/** Pays for an order by transfer, with its proof. */
async function transfer(client: PortalClient, id: number) {
  await unwrap(client.POST('/api/bank-transfers', { body: { orderId: id } }))
  const order = { params: { path: { id } } }
  const body = { proof: await proofOf(client) }
  await unwrap(client.POST('/api/member-orders/{id}/transfer-proof', { ...order, body }))
  return unwrap(client.GET('/api/member-order-detail/{id}', order))
}

/** A paid place in what has not begun ties whoever holds it. */
async function checkPaidPlace(context: Context, client: PortalClient): Promise<void> {
  const [chosen] = (await withFreePlace(context, client)).filter(({ fee }) => fee > 0)
  if (!chosen)
    return context.untried(
      'a paid place is a reason',
      'no activity with a fee has a free place for the person',
    )
  const at = { params: { path: { id: chosen.id } } }
  const { orderId } = await unwrap(client.POST('/api/member-activities/{id}/sign-up', at))
  const { orderNo } = await transfer(client, orderId ?? 0)
  const leaving = client.DELETE('/api/member-activities/{id}/sign-up', at)
  const meanwhile = 'giving back a place whose money the association looks for'
  await refusedWith(context, 409, 'error.transferConfirming', meanwhile, leaving)
  await context.association()({ kind: 'BANK_TRANSFER', naming: orderNo, result: 'APPROVE' })
  const what = 'closing while a place is paid'
  await refusedWith(context, 409, 'error.activitiesPaid', what, close(context, client))
  const body = { reason: '契约回放：不再参加' }
  const order = { params: { path: { id: orderId ?? 0 } } }
  await unwrap(client.POST('/api/member-orders/{id}/refund', { ...order, body }))
  const asked = 'closing while an order is being paid back'
  await refusedWith(context, 409, 'error.ordersOpen', asked, close(context, client))
}

/** Its people tie a unit that owes nothing any more. */
async function checkPeople(context: Context): Promise<void> {
  const unit = await context.as('unit')
  const { payableFeeIds: feeIds } = await unwrap(unit.GET('/api/member-fees/info'))
  if (feeIds.length > 0) {
    const { code_url } = await unwrap(unit.POST('/api/weixin/native/pay', { body: { feeIds } }))
    await checkAccount(context, unit)
    await context.cashier()(code_url)
  }
  const { reasons } = await unwrap(unit.GET('/api/member/closing'))
  if (reasons.join() !== 'error.stillHasPeople')
    return context.untried('people are a reason', `the unit is tied by ${reasons.join(', ') || 'nothing'}`)
  const what = 'closing while people belong to the unit'
  await refusedWith(context, 409, 'error.stillHasPeople', what, close(context, unit))
}

export const closingTies: Scenario[] = [
  {
    name: 'Whatever ties a member is a reason against closing the account',
    operations: ['getAccountClosing', 'closeAccount'],
    writes: true,
    async run(context) {
      for (const { client } of await context.others()) {
        await checkTies(context, client)
        const [first] = (await unwrap(client.GET('/api/member/closing'))).reasons
        if (first) await refusedWith(context, 409, first, 'closing while tied', close(context, client))
      }
    },
  },
  {
    name: 'Who is tied is told every reason, and cannot close the account',
    operations: ['getAccountClosing', 'closeAccount'],
    writes: true,
    async run(context) {
      for (const role of ['person', 'unit'] as const) {
        const client = await context.as(role)
        const { reasons } = await unwrap(client.GET('/api/member/closing'))
        await checkTies(context, client)
        const [first] = reasons
        const status = first ? 409 : 400
        const { message } = await refused(
          context,
          status,
          'closing without a right code',
          close(context, client),
        )
        if (first) context.expect(message === first, 'the refusal names the first reason', message)
      }
    },
  },
  {
    name: 'Who has begun something with the association cannot close the account',
    operations: [
      'decideDeskReview',
      'closeAccount',
      'getAccountClosing',
      'getMemberFeeInfo',
      'createMemberApply',
      'signUpForActivity',
      'payByWeixin',
      'cancelSignUp',
      'payByBankTransfer',
      'handInTransferProof',
      'requestOrderRefund',
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async () => {
        await checkPeople(context)
        const { client } = await untied(context)
        await checkInReview(context, client)
        await checkPaidPlace(context, client)
      }),
  },
]
