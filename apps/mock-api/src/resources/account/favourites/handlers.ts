import type { MemberFavourite } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { favouriteColumns, favourites, findFavourite, instants, titleOf } from './kept.ts'

export const favouriteHandlers = {
  listMemberFavourites(call) {
    const { rows, total } = selectPage<MemberFavourite>(call, {
      select: favouriteColumns,
      from: favourites,
      where: 'memberId = ?',
      parameters: [...instants(call.world), call.caller.memberId],
    })
    return page(rows, total)
  },
  addMemberFavourite({ world, caller: { memberId }, body: { kind, targetId } }) {
    const title = titleOf(world, kind, targetId)
    if (title === undefined) throw notFound()
    const before = findFavourite(world, memberId, kind, targetId)
    if (before) return ok(before)
    world.db.run(
      `INSERT INTO memberFavourite (memberId, kind, targetId, title, createdDate) VALUES (?, ?, ?, ?, ?)`,
      [memberId, kind, targetId, title, world.clock.now().toISOString()],
    )
    const kept = findFavourite(world, memberId, kind, targetId)
    if (!kept) throw new Error(`The favourite ${kind} ${targetId} was not kept`)
    return created(kept, { location: `api/member-favourites?id.equals=${kept.id}` })
  },
  removeMemberFavourite({ world, caller, params }) {
    const own = [params.id, caller.memberId]
    if (!world.db.get('SELECT id FROM memberFavourite WHERE id = ? AND memberId = ?', own)) throw notFound()
    world.db.run('DELETE FROM memberFavourite WHERE id = ? AND memberId = ?', own)
    return noContent()
  },
} satisfies Partial<Handlers>
