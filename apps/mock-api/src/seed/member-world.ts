import { prcYear } from '../domain/prc-time.ts'
import type { FeeRow } from '../resources/finance/member-fees/fee-store.ts'
import { hashPassword } from '../security/passwords.ts'
import type { World } from '../world.ts'
import { feesOf, insertFee } from './members/member-fees.ts'
import { insertMember, type MemberSeed, memberSeeds } from './members/members.ts'
import { courseOrders } from './orders/course-orders.ts'
import { seedInvoiceTitles } from './orders/invoice-titles.ts'
import { seedInvoices } from './orders/invoices.ts'
import { feeOrderDraft, insertDrafts, type OrderDraft, paidFeeOrder } from './orders/orders.ts'
import { seedPayments } from './orders/payments.ts'
import { seedRefunds } from './orders/refunds.ts'
import { trainingOrders } from './orders/training-orders.ts'
import { personaPassword } from './personas.ts'

interface Share {
  member: MemberSeed
  fees: FeeRow[]
}

/** The persona who is about to pay: this year's fee in an open order, and an earlier try that ran out. */
function waitingOrders({ member, fees }: Share, now: Date): OrderDraft[] {
  const fee = fees.at(-1)
  if (!fee) return []
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  return [
    feeOrderDraft(member, fee, { payChannel: 'ALIPAY', status: 'CLOSED', createdAt: ago(3 * 1440) }),
    feeOrderDraft(member, fee, { id: 701, payChannel: 'WECHAT', status: 'CREATED', createdAt: ago(15) }),
  ]
}

function draftsOf(share: Share, year: number, now: Date): OrderDraft[] {
  const { member, fees } = share
  const paid = [
    ...fees.filter((fee) => fee.status === 'PAID').map((fee) => paidFeeOrder(member, fee, now)),
    ...courseOrders(member, now),
  ]
  if (member.key === 'cheng') return [...paid, ...waitingOrders(share, now)]
  return member.key === 'hengxin' ? [...paid, ...trainingOrders(member, year, now)] : paid
}

/**
 * Members with their accounts, fees and orders, dated back from the world's clock. Ids, names and amounts are the same
 * every time; password hash and cashier tokens are not, being secrets.
 */
export function seedMemberWorld(world: World): void {
  const { db, clock } = world
  const now = clock.now()
  const year = prcYear(now)
  // Scrypt once: it is most of what seeding costs.
  const passwordHash = hashPassword(personaPassword)
  const shares = memberSeeds(year).map((member) => ({ member, fees: feesOf(member, year, now) }))
  const fees = shares.flatMap((share) => share.fees)
  fees.forEach((fee, index) => {
    fee.id = 501 + index
    fee.orderNum = fee.id
  })
  for (const { member } of shares) insertMember(db, member, passwordHash, now.toISOString())
  insertDrafts(
    db,
    shares.flatMap((share) => draftsOf(share, year, now)),
  )
  for (const fee of fees) insertFee(db, fee)
  seedPayments(db)
  seedRefunds(world)
  seedInvoices(world)
  seedInvoiceTitles(world)
}
