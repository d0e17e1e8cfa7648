import type { Recruitment } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'

/** A post is there from its publishing to the end of its last day in PRC. */
const isOffered = 'isDeleted = 0 AND publishDate <= ? AND expireDate >= ?'

function present({ clock }: World): [string, string] {
  const now = clock.now()
  return [now.toISOString(), prcDate(now)]
}

/** A post that is offered now; undefined when there is none of the id, or no more. */
export const offeredPost = (world: World, id: number): Recruitment | undefined =>
  world.db.get<Recruitment>(`SELECT * FROM recruitment WHERE ${isOffered} AND id = ?`, [
    ...present(world),
    id,
  ])

export const recruitmentHandlers = {
  listRecruitments(call) {
    const { rows, total } = selectPage<Recruitment>(call, {
      select: '*',
      from: 'recruitment',
      where: isOffered,
      parameters: present(call.world),
    })
    return page(rows, total)
  },
  getRecruitment({ world, params }) {
    const post = offeredPost(world, params.id)
    if (!post) throw notFound()
    return ok(post)
  },
} satisfies Partial<Handlers>
