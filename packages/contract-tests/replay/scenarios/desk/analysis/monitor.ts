import { type DeskMonitor, type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../../shared/credentials/login.ts'
import { firstSharedDifference } from '../../../derived/records/volatile.ts'
import { noCaptcha } from '../../../run/codes.ts'
import type { Context } from '../../../run/context.ts'
import { everyRow, refused } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { logInAnew } from '../../account/log-in-anew.ts'
import { type Journey, minute, onJourney } from '../../account/travel.ts'
import { firstPayable } from '../../payments.ts'
import { deskClient, requirePermission } from '../desk-client.ts'

/** How long a channel may take to tell of a payment. */
const longestTelling = 5 * minute

const elsewhere =
  'no channel is late when it is asked to: pay in its sandbox without a notice, and look at the monitor after five minutes'

/** A payment that the channel has not told of is late after five minutes, and not before. */
async function checkLate(context: Context, { to }: Journey): Promise<void> {
  const person = await context.as('person')
  const feeId = await firstPayable(person)
  if (feeId === undefined) return context.skip('the person has no fee to pay')
  const body = { feeIds: [feeId] }
  const { orderId, code_url } = await unwrap(person.POST('/api/weixin/native/pay', { body }))
  await context.cashier()(code_url, { kind: 'LATE', delaySeconds: 3600 })
  const paidAt = context.now().getTime()
  for (const [minutes, isLate] of [
    [4, false],
    [6, true],
  ] as const)
    await to(paidAt + minutes * minute, async () => {
      const staff = await logInAnew(context, 'staff')
      const { payments } = await unwrap(staff.GET('/api/admin/monitor'))
      const seen = payments.find((one) => one.orderId === orderId)?.isLate
      const query = { 'orderId.equals': orderId }
      const [row] = await unwrap(staff.GET('/api/admin/payments', { params: { query } }))
      const isSame = row?.isLate === Number(seen)
      context.expect(
        isSame,
        'the list and the monitor agree on what is late',
        row?.isLate,
        'listDeskPayments',
      )
      const rule = `a payment that nobody has told of is ${isLate ? '' : 'not '}late after ${minutes} minutes`
      context.expect(seen === isLate, rule, seen)
    })
}

const refusedAreShown = 'a login that was just refused is among the refused ones'

/** Logs in by a name that nobody has. @returns whether that could be tried */
async function guess(context: Context): Promise<boolean> {
  if (context.credentials.captcha === undefined) {
    context.untried(refusedAreShown, noCaptcha)
    return false
  }
  const account = { username: `replay${Date.now().toString(36)}`, password: encryptPassword('Wrong@2026') }
  const body = { ...account, ...(await context.captcha()) }
  await refused(context, 401, 'a name that nobody has', context.anonymous.POST('/api/authenticate', { body }))
  return true
}

/** As many codes listed as these are all of the last day. */
const mostCodes = 50

/** Codes are counted as they are listed. */
export function checkCodes(context: Context, { at, codes, sentCodes }: DeskMonitor): void {
  const { lastHour, lastDay } = codes
  const expect = (holds: boolean, rule: string, seen: string) =>
    context.expect(holds, rule, seen, 'getDeskMonitor')
  const rule = 'no more codes were sent in the last hour than in the last day'
  expect(lastHour <= lastDay, rule, `${lastHour} of ${lastDay}`)
  if (!sentCodes || sentCodes.length >= mostCodes) return
  const listed = 'as many codes were sent in the last day as are listed'
  expect(lastDay === sentCodes.length, listed, `${lastDay} / ${sentCodes.length}`)
  const within = (minutes: number) =>
    sentCodes.filter(({ sentAt }) => Date.parse(at) - Date.parse(sentAt) < minutes * minute).length
  const ofHour = 'as many codes were sent in the last hour as the list has of it'
  expect(within(59) <= lastHour && lastHour <= within(61), ofHour, `${lastHour} / ${within(60)}`)
}

/** A login that was just refused is among those of the last quarter of an hour. */
function checkRefused(context: Context, { at, refusedLogins }: DeskMonitor): void {
  const isSeen = refusedLogins.some(({ lastDate }) => Date.parse(at) - Date.parse(lastDate) < minute)
  context.expect(isSeen, refusedAreShown, refusedLogins.length)
}

/** Each payment of the monitor is the same in the list. What is told or given back meanwhile is looked at once more. */
async function checkPayments(context: Context, staff: PortalClient, rounds = 3): Promise<void> {
  const { payments } = await unwrap(staff.GET('/api/admin/monitor'))
  const query = { 'transactionId.in': payments.map(({ transactionId }) => transactionId), size: 200 }
  const rows = await unwrap(staff.GET('/api/admin/payments', { params: { query } }))
  const others = payments.flatMap((one) => {
    const row = rows.find(({ transactionId }) => transactionId === one.transactionId)
    const flags = { isLate: Number(one.isLate), isMismatch: Number(one.isMismatch) }
    const other = row ? firstSharedDifference({ ...one, ...flags }, { ...row }) : ' row'
    return other === null ? [] : [`another ${other} of ${one.transactionId}`]
  })
  if (others.length > 0 && rounds > 1) return checkPayments(context, staff, rounds - 1)
  const rule = 'a payment of the monitor is the same in the list'
  context.expect(others.length === 0, rule, others.join(', '), 'getDeskMonitor')
}

export const deskMonitor: Scenario[] = [
  {
    name: 'The desk: the monitor counts what goes on, and marks what is late or of another amount',
    operations: ['getDeskMonitor', 'authenticate'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.monitor')
      const hasGuessed = await guess(context)
      const monitor = await unwrap(staff.GET('/api/admin/monitor'))
      const { at, payments } = monitor
      checkCodes(context, monitor)
      if (hasGuessed) checkRefused(context, monitor)
      everyRow(
        context,
        payments,
        ({ paidAt, notifiedAt, isLate }) =>
          isLate === Date.parse(notifiedAt ?? at) - Date.parse(paidAt) > longestTelling,
        'a payment that is told of after more than five minutes is late',
      )
      everyRow(
        context,
        payments,
        ({ amount, orderAmount, isMismatch }) => isMismatch === (amount !== orderAmount),
        'a payment of another amount than its order is marked',
      )
    },
  },
  {
    name: 'The desk: the list of payments says of each what the monitor does',
    operations: ['listDeskPayments', 'getDeskMonitor'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.monitor')
      await checkPayments(context, staff)
      // Of any time, not of the last ones alone.
      const rows = await unwrap(staff.GET('/api/admin/payments', { params: { query: { size: 200 } } }))
      everyRow(
        context,
        rows.filter(({ notifiedAt }) => notifiedAt !== null),
        ({ paidAt, notifiedAt, isLate }) =>
          (isLate === 1) === Date.parse(notifiedAt ?? '') - Date.parse(paidAt) > longestTelling,
        'a payment of any time that was told of after more than five minutes is late',
      )
      everyRow(
        context,
        rows,
        ({ amount, orderAmount, isMismatch }) => isMismatch === (amount === orderAmount ? 0 : 1),
        'a payment of another amount than its order is marked in the list',
      )
    },
  },
  {
    name: 'The desk: a payment that the channel does not tell of is late',
    operations: ['getDeskMonitor', 'listDeskPayments'],
    writes: true,
    async run(context) {
      await deskClient(context)
      await requirePermission(context, 'desk.monitor')
      await onJourney(context, elsewhere, (journey) => checkLate(context, journey))
    },
  },
]
