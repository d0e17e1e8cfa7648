import type { DeskMember } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { levelsOf } from '../../../domain/application/application-kind.ts'
import { openRange } from '../../../domain/desk/range.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { knownBlock } from '../../applications/member-applies/profile-block.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { eventsOf } from './events.ts'
import { changeLevel } from './level.ts'
import { type DeskMemberRow, deskMembers, findDeskMember, joinedWithin, toDeskMember } from './queries.ts'

function memberDetail(world: World, id: number): DeskMember {
  const { db, clock } = world
  const row = findDeskMember(db, id)
  if (!row) throw notFound()
  const profile = knownBlock(db, { ownerId: id, applyType: row.ownerType })
  const summary = toDeskMember(row, prcDate(clock.now()))
  const levels = [...levelsOf(row.ownerType)]
  return { ...summary, profile: profile && { ...profile }, levels, ...eventsOf(db, id) }
}

export const deskMemberHandlers = {
  listDeskMembers(call) {
    const { joinedFrom, joinedTo } = call.query
    const joined = (joinedFrom ?? joinedTo) && joinedWithin(openRange(joinedFrom, joinedTo))
    const { rows, total } = selectPage<DeskMemberRow>(call, { ...deskMembers, ...joined })
    const today = prcDate(call.world.clock.now())
    return page(
      rows.map((row) => toDeskMember(row, today)),
      total,
    )
  },
  getDeskMember({ world, params }) {
    settleDue(world)
    return ok(memberDetail(world, params.id))
  },
  changeDeskMemberLevel({ world, caller, params, body }) {
    changeLevel(world, caller, params.id, body)
    return ok(memberDetail(world, params.id))
  },
} satisfies Partial<Handlers>
