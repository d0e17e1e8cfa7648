import type {
  BatchMember,
  BatchRow as KeptRow,
  MemberApplyTopDraft,
  MemberApplyTopUpdate,
} from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { sumOf, yuanOf } from '../../../domain/money.ts'
import { peopleOf } from '../../../domain/order/batch.ts'
import { feeSubject } from '../../../domain/order/order.ts'
import { prcDay } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import type { FeeRow } from '../../finance/member-fees/fee-store.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { openItemsOrder } from '../../finance/payments/open-items-order.ts'
import { feeItem } from '../../finance/payments/open-order.ts'
import { memberOf } from '../member-applies/standing.ts'
import { feesOfBatch, requirePayable } from './batch-fees.ts'
import {
  type BatchRow,
  findOwnBatch,
  insertBatch,
  removeBatch,
  setOrder,
  updateBatch,
} from './batch-store.ts'

function subjectOf(fees: readonly FeeRow[]): string {
  const years = [...new Set(fees.map(({ feeYear }) => feeYear))]
  return `${feeSubject('PERSON', years)}代缴（${peopleOf(fees)}人）`
}

function submit(world: World, companyId: number, id: number, fees: readonly FeeRow[]): void {
  const at = world.clock.now()
  requirePayable(fees, at)
  const order = openItemsOrder(world, {
    payer: memberOf(world.db, companyId),
    orderType: 'ON_BEHALF',
    subject: subjectOf(fees),
    items: fees.map(feeItem),
    at,
  })
  setOrder(world.db, id, order.id, at.toISOString())
}

function saved(world: World, companyId: number, id: number): BatchRow {
  const row = findOwnBatch(world.db, companyId, id)
  if (!row) throw notFound()
  return row
}

/** Whether a batch can be changed: it is in no order that is open or was paid. */
export const isEditable = ({ status }: BatchRow): boolean => status === 'DRAFT' || status === 'CLOSED'

/** @throws HttpProblem 409 when it is in an open or paid order */
function requireEditable(batch: BatchRow): void {
  if (isEditable(batch)) return
  throw problem(409, 'error.batchNotEditable', `Batch ${batch.batchNo} is ${batch.status}`)
}

/** What is kept of a row: of the unit's own people no more than the name, whatever was sent. */
function kept(row: BatchMember, { ownerName, amountFen }: FeeRow): KeptRow {
  const { personId = null, name = null, idNumber = null, phone = null, certNo = null, feeYear } = row
  const amount = yuanOf(amountFen)
  if (personId === null) return { personId, name, idNumber, phone, certNo, feeYear, amount }
  return { personId, name: ownerName, idNumber: null, phone: null, certNo: null, feeYear, amount }
}

const contentOf = ({ members }: MemberApplyTopDraft, fees: readonly FeeRow[]) => ({
  members: fees.map((fee, index) => kept(members[index] as BatchMember, fee)),
  personCount: peopleOf(fees),
  totalAmountFen: sumOf(fees.map((fee) => fee.amountFen)),
})

/**
 * Keeps a unit's new batch, and puts its fees into an order if it is submitted.
 * @throws HttpProblem 400 naming each row that does not fit
 */
export function createBatch(world: World, { memberId }: Caller, body: MemberApplyTopDraft): BatchRow {
  return world.db.transaction(() => {
    settleDue(world)
    const fees = feesOfBatch({ db: world.db, companyId: memberId }, body.members)
    const at = world.clock.now()
    const id = insertBatch(world.db, memberId, contentOf(body, fees), { at, day: prcDay(at) })
    if (body.status === 'SUBMITTED') submit(world, memberId, id, fees)
    return saved(world, memberId, id)
  })
}

/**
 * Replaces who is in a batch that is not being paid, and puts the fees into an order if it is submitted.
 * @throws HttpProblem 404 for another's, 409 when it is in an open or paid order, 400 naming each row that does not fit
 */
export function updateOwnBatch(world: World, { memberId }: Caller, body: MemberApplyTopUpdate): BatchRow {
  return world.db.transaction(() => {
    settleDue(world)
    requireEditable(saved(world, memberId, body.id))
    const fees = feesOfBatch({ db: world.db, companyId: memberId }, body.members)
    updateBatch(world.db, body.id, contentOf(body, fees), world.clock.now())
    if (body.status === 'SUBMITTED') submit(world, memberId, body.id, fees)
    return saved(world, memberId, body.id)
  })
}

/**
 * Throws a batch away that is not being paid.
 * @throws HttpProblem 404 for another's, 409 when it is in an open or paid order
 */
export function deleteOwnBatch(world: World, { memberId }: Caller, id: number): void {
  world.db.transaction(() => {
    settleDue(world)
    requireEditable(saved(world, memberId, id))
    removeBatch(world.db, id, world.clock.now())
  })
}
