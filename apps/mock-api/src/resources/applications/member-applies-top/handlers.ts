import type { MemberApplyTop } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { World } from '../../../world.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { refusalsOf } from './batch-fees.ts'
import { type BatchRow, batches, findOwnBatch, toMemberApplyTop } from './batch-store.ts'
import { createBatch, deleteOwnBatch, isEditable, updateOwnBatch } from './save.ts'

/** The contract's record, which says of a batch that can be changed whose fee is settled meanwhile. */
function shown({ db, clock }: World, row: BatchRow): MemberApplyTop {
  const batch = toMemberApplyTop(row)
  const { companyId, members } = batch
  const refusals = isEditable(row) ? refusalsOf({ db, companyId }, members, clock.now()) : []
  return { ...batch, members: members.map((one, index) => ({ ...one, refusal: refusals[index] ?? null })) }
}

const columns = { totalAmount: 'totalAmountFen / 100.0' }

export const memberApplyTopHandlers = {
  listMemberApplyTops(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<BatchRow>(call, {
      select: '*',
      from: batches,
      where: 'companyId = ? AND isDeleted = 0',
      parameters: [call.caller.memberId],
      columns,
    })
    return page(
      rows.map((row) => shown(call.world, row)),
      total,
    )
  },
  getMemberApplyTop({ world, caller, params }) {
    settleDue(world)
    const row = findOwnBatch(world.db, caller.memberId, params.id)
    if (!row) throw notFound()
    return ok(shown(world, row))
  },
  createMemberApplyTop({ world, caller, body }) {
    const row = createBatch(world, caller, body)
    const headers = { location: `api/member-applies-top/user/${row.id}` }
    return created(shown(world, row), headers)
  },
  updateMemberApplyTop({ world, caller, body }) {
    return ok(shown(world, updateOwnBatch(world, caller, body)))
  },
  deleteMemberApplyTop({ world, caller, params }) {
    deleteOwnBatch(world, caller, params.id)
    return noContent()
  },
} satisfies Partial<Handlers>
