import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { type BatchRow, batches, findOwnBatch, toMemberApplyTop } from './batch-store.ts'
import { createBatch, deleteOwnBatch, updateOwnBatch } from './save.ts'

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
    return page(rows.map(toMemberApplyTop), total)
  },
  getMemberApplyTop({ world, caller, params }) {
    settleDue(world)
    const row = findOwnBatch(world.db, caller.memberId, params.id)
    if (!row) throw notFound()
    return ok(toMemberApplyTop(row))
  },
  createMemberApplyTop({ world, caller, body }) {
    const row = createBatch(world, caller, body)
    const headers = { location: `api/member-applies-top/user/${row.id}` }
    return created(toMemberApplyTop(row), headers)
  },
  updateMemberApplyTop({ world, caller, body }) {
    return ok(toMemberApplyTop(updateOwnBatch(world, caller, body)))
  },
  deleteMemberApplyTop({ world, caller, params }) {
    deleteOwnBatch(world, caller, params.id)
    return noContent()
  },
} satisfies Partial<Handlers>
