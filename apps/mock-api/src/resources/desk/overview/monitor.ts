import type { DeskMonitor } from '@portal/api-contract'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { maskMail, maskPhone } from '../../../domain/account/masks.ts'
import { isLateNotification, maskName } from '../../../domain/desk/watching.ts'
import { yuanOf } from '../../../domain/money.ts'
import type { World } from '../../../world.ts'
import { deskPayments, lateUntil } from '../money/payments.ts'
import { loginBehind, recipientBehind } from './account-behind.ts'

interface PaymentRow {
  transactionId: string
  orderId: number
  orderNo: string
  payerName: string
  channel: 'ALIPAY' | 'WECHAT'
  amountFen: number
  totalAmountFen: number
  paidAt: string
  notifiedAt: string | null
  orderStatus: DeskMonitor['payments'][number]['orderStatus']
  refundedAt: string | null
}

function toPayment(
  { amountFen, totalAmountFen, ...row }: PaymentRow,
  now: Date,
): DeskMonitor['payments'][number] {
  return {
    ...row,
    amount: yuanOf(amountFen),
    orderAmount: yuanOf(totalAmountFen),
    isLate: isLateNotification(row, now),
    isMismatch: amountFen !== totalAmountFen,
  }
}

const paymentsSql = `SELECT p.transactionId, p.orderId, o.orderNo, o.payerName, p.channel, p.amountFen, o.totalAmountFen, p.paidAt,
    p.notifiedAt, o.status AS orderStatus, p.refundedAt
  FROM gatewayPayment p JOIN memberOrder o ON o.id = p.orderId ORDER BY p.paidAt DESC, p.id DESC LIMIT 50`

const refusedSql = `SELECT name, count(*) AS count, max(failedAt) AS lastDate FROM loginFailure WHERE failedAt > ?
  GROUP BY name ORDER BY count DESC, name LIMIT 50`

// A login without a phone is kept so that its limits are counted: no code went to it.
const sentSince = "sentCode WHERE sentAt > ? AND recipient NOT LIKE 'account/%'"
const codesSql = `SELECT recipient, sentAt FROM ${sentSince} ORDER BY sentAt DESC, id DESC LIMIT 50`

/** What is wrong with payments, whenever they were made. */
const findingsSql = `SELECT count(*) FILTER (WHERE isLate) AS late, count(*) FILTER (WHERE isMismatch) AS mismatched
  FROM ${deskPayments}`

const minute = 60_000

/** How payments, codes and logins are going. */
export function monitorOf(world: World, caller: StaffCaller): DeskMonitor {
  const { db, clock } = world
  const now = clock.now()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute).toISOString()
  const count = (sql: string, values: string[] = []) =>
    db.get<{ total: number }>(`SELECT count(*) AS total FROM ${sql}`, values)?.total ?? 0
  const findings = db.get<{ late: number; mismatched: number }>(findingsSql, [lateUntil(world)])
  const refused = db.all<DeskMonitor['refusedLogins'][number]>(refusedSql, [ago(15)])
  const sent = db.all<{ recipient: string; sentAt: string }>(codesSql, [ago(24 * 60)])
  return {
    at: now.toISOString(),
    payments: db.all<PaymentRow>(paymentsSql).map((row) => toPayment(row, now)),
    latePayments: findings?.late ?? 0,
    mismatchedPayments: findings?.mismatched ?? 0,
    openOrders: count("memberOrder WHERE status IN ('CREATED', 'PAYING') AND expireTime > ?", [ago(0)]),
    waitingRefunds: count("orderRefund WHERE status = 'PENDING'"),
    codes: {
      lastHour: count(sentSince, [ago(60)]),
      lastDay: count(sentSince, [ago(24 * 60)]),
    },
    sentCodes: sent.map(({ recipient, sentAt }) => ({
      recipient: recipient.includes('@') ? maskMail(recipient) : maskPhone(recipient),
      sentAt,
      account: recipientBehind(db, caller, recipient),
    })),
    refusedLogins: refused.map((row) => ({
      ...row,
      name: maskName(row.name),
      account: loginBehind(db, caller, row.name),
    })),
  }
}
