import type { BatchMember, BatchStatus } from '@portal/api-contract'
import { sumOf, yuanOf } from '../../domain/money.ts'
import type { OrderEvent } from '../../domain/order/order.ts'
import { feeSubject } from '../../domain/order/order.ts'
import { prcDay, prcYear } from '../../domain/prc-time.ts'
import { memberOf } from '../../resources/applications/member-applies/standing.ts'
import { insertBatch, setOrder } from '../../resources/applications/member-applies-top/batch-store.ts'
import type { FeeRow } from '../../resources/finance/member-fees/fee-store.ts'
import { openItemsOrder } from '../../resources/finance/payments/open-items-order.ts'
import { feeItem } from '../../resources/finance/payments/open-order.ts'
import { moveOrder } from '../../resources/finance/payments/order-moves.ts'
import type { Database } from '../../store/database.ts'
import type { World } from '../../world.ts'
import { memberSeeds } from '../members/members.ts'

const minute = 60_000
const day = 1440 * minute

interface Plan {
  status: BatchStatus
  people: number
  /** Milliseconds before the world's clock. */
  age: number
  events: OrderEvent[]
}

/** One batch in each state; the first stays a draft. */
const plans: readonly Plan[] = [
  { status: 'DRAFT', people: 2, age: 3 * day, events: [] },
  { status: 'PAID', people: 2, age: 26 * day, events: ['PAY'] },
  { status: 'CLOSED', people: 1, age: 12 * day, events: ['CLOSE'] },
  { status: 'REFUNDED', people: 1, age: 40 * day, events: ['PAY', 'REQUEST_REFUND', 'REFUND'] },
  { status: 'SUBMITTED', people: 2, age: 30 * minute, events: [] },
]

interface Debtor extends FeeRow {
  name: string
  idNumber: string
  phone: string
  certNo: string
}

/** People who owe this year's fee, in the order of their ids; personas pay for themselves. */
const debtors = (db: Database, year: number): Debtor[] =>
  db.all<Debtor>(
    `SELECT memberFee.*, name, idNumber, member.phone, certNo FROM memberFee
     JOIN member ON member.id = ownerId JOIN personProfile ON memberId = member.id
     WHERE feeYear = ? AND memberFee.status = 'UNPAID' AND member.id > 100 ORDER BY member.id`,
    [year],
  )

const toRow = ({ name, idNumber, phone, certNo, feeYear, amountFen }: Debtor): BatchMember => ({
  personId: null,
  name,
  idNumber,
  phone,
  certNo,
  feeYear,
  amount: yuanOf(amountFen),
})

function makeOrder(
  world: World,
  companyId: number,
  fees: readonly Debtor[],
  { events }: Plan,
  at: Date,
): number {
  const years = [...new Set(fees.map(({ feeYear }) => feeYear))]
  const order = openItemsOrder(world, {
    payer: memberOf(world.db, companyId),
    orderType: 'ON_BEHALF',
    subject: `${feeSubject('PERSON', years)}代缴（${fees.length}人）`,
    items: fees.map(feeItem),
    at,
  })
  for (const [index, event] of events.entries()) {
    const moment = new Date(at.getTime() + (index + 1) * 90 * minute)
    const payment = { transactionId: null, payChannel: 'BANK' as const, payTime: moment.toISOString() }
    moveOrder(world, order, { event, at: moment, ...(event === 'PAY' && { payment }) })
  }
  return order.id
}

/** A unit's batches for people who owe; after members and profiles. */
export function seedBatches(world: World): void {
  const { db, clock } = world
  const now = clock.now()
  const year = prcYear(now)
  const companyId = memberSeeds(year).find(({ key }) => key === 'hengxin')?.id ?? 0
  const owing = debtors(db, year)
  for (const plan of plans) {
    const fees = owing.splice(0, plan.people)
    const at = new Date(now.getTime() - plan.age)
    const content = {
      members: fees.map(toRow),
      personCount: fees.length,
      totalAmountFen: sumOf(fees.map((fee) => fee.amountFen)),
    }
    const id = insertBatch(db, companyId, content, { at, day: prcDay(at) })
    if (plan.status !== 'DRAFT')
      setOrder(db, id, makeOrder(world, companyId, fees, plan, at), at.toISOString())
  }
}
