import { type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { notFound, problem } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { applicationAfter } from '../../../domain/application/application.ts'
import { allRequirements } from '../../../domain/application/requirements.ts'
import { unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { type ApplyRow, findOwnApply, updateApply } from './apply-store.ts'
import { toOwnApply } from './returned-store.ts'
import { createApply, updateOwnApply } from './save.ts'

function ownApply(world: World, caller: Caller, id: number): ApplyRow {
  const row = findOwnApply(world.db, caller.memberId, id)
  if (!row) throw notFound()
  return row
}

function withdraw(world: World, row: ApplyRow): ApplyRow {
  const transition = applicationAfter(row, 'WITHDRAW')
  if (!transition.ok) throw problem(409, transition.refusal, `Application ${row.applyNo} is ${row.status}`)
  unschedule(world, 'REVIEW_APPLICATION', row.id)
  return updateApply(world.db, row, transition.state, world.clock.now())
}

function remove(world: World, row: ApplyRow): void {
  if (row.status !== 'DRAFT')
    throw problem(409, 'error.applicationNotDraft', `Application ${row.applyNo} is ${row.status}`)
  updateApply(world.db, row, { isDeleted: 1 }, world.clock.now())
}

export const memberApplyHandlers = {
  listApplyRequirements: () => ok(allRequirements()),
  listMemberApplies(call) {
    const { rows, total } = selectPage<ApplyRow>(call, {
      select: '*',
      from: 'memberApply',
      where: 'ownerId = ? AND isDeleted = 0',
      parameters: [call.caller.memberId],
    })
    return page(
      rows.map((row) => toOwnApply(call.world.db, row)),
      total,
    )
  },
  getMemberApply({ world, caller, params }) {
    return ok(toOwnApply(world.db, ownApply(world, caller, params.id)))
  },
  createMemberApply({ world, caller, body }) {
    const row = createApply(world, caller, body)
    return {
      status: 201,
      body: toOwnApply(world.db, row),
      headers: { location: `api/member-applies/user/${row.id}` },
    }
  },
  updateMemberApply({ world, caller, body }) {
    return ok(toOwnApply(world.db, updateOwnApply(world, caller, body)))
  },
  withdrawMemberApply({ world, caller, params }) {
    const row = world.db.transaction(() => withdraw(world, ownApply(world, caller, params.id)))
    return ok(toOwnApply(world.db, row))
  },
  deleteMemberApply({ world, caller, params }) {
    world.db.transaction(() => remove(world, ownApply(world, caller, params.id)))
    return noContent()
  },
} satisfies Partial<Handlers>
