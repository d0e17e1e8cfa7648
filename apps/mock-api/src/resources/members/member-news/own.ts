import type { OwnSiteItem, SiteItemInput } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { invalidField, notFound, problem } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { siteItemAfter } from '../../../domain/site/site-item.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { checkItem, checkKind } from './check-item.ts'
import {
  findItem,
  type ItemRow,
  insertItem,
  textOf,
  toOwnItem,
  writeOrder,
  writeState,
  writeText,
} from './item-store.ts'

const task = 'REVIEW_SITE_ITEM'
const columns = { title: `coalesce(revision ->> '$.title', title)` }

function ownItem({ db }: World, memberId: number, id: number): ItemRow {
  const item = findItem(db, id)
  if (item?.memberId !== memberId) throw notFound()
  return item
}

/** Takes an item to what its author wants of it; an earlier request for review is forgotten. */
function moveTo(world: World, item: ItemRow, wanted: SiteItemInput['status']): OwnSiteItem {
  const now = world.clock.now()
  const event = wanted === 'DRAFT' ? 'SAVE' : 'SUBMIT'
  const next = siteItemAfter({ status: item.status, isVisible: item.publishDate !== null }, event)
  if (!next.ok)
    throw problem(409, 'error.itemRejected', 'The association has refused this item; write another one')
  const at = now.toISOString()
  const submittedDate = event === 'SUBMIT' ? at : item.submittedDate
  writeState(world.db, item.id, { ...item, status: next.state, submittedDate, lastModifiedDate: at })
  unschedule(world, task, item.id)
  const dueAt = event === 'SUBMIT' ? reviewDueAt(world, now) : null
  if (dueAt) schedule(world, task, item.id, dueAt)
  return toOwnItem(ownItem(world, item.memberId, item.id))
}

export const ownItemHandlers = {
  listOwnItems(call) {
    const { rows, total } = selectPage<ItemRow>(call, {
      select: '*',
      from: 'siteItem',
      where: 'memberId = ? AND isDeleted = 0',
      parameters: [call.caller.memberId],
      columns,
    })
    return page(rows.map(toOwnItem), total)
  },
  getOwnItem: ({ world, caller, params }) => ok(toOwnItem(ownItem(world, caller.memberId, params.id))),
  createItem({ world, caller, body }) {
    checkItem(body, caller.ownerType)
    const { memberId } = caller
    const at = world.clock.now().toISOString()
    return world.db.transaction(() => {
      const id = insertItem(world.db, { memberId, kind: body.kind, text: textOf(body), at })
      const item = moveTo(world, ownItem(world, memberId, id), body.status)
      return created(item, { location: `api/member-news/${id}` })
    })
  },
  updateItem({ world, caller, body: { id, ...body } }) {
    checkItem(body, caller.ownerType)
    return world.db.transaction(() => {
      const item = ownItem(world, caller.memberId, id)
      checkKind(body.kind, item.kind)
      writeText(world.db, item, textOf(body))
      return ok(moveTo(world, item, body.status))
    })
  },
  orderItems({ world, caller, body: { ids } }) {
    return world.db.transaction(() => {
      const items = ids.map((id) => ownItem(world, caller.memberId, id))
      const [first] = items
      if (first && items.some(({ kind }) => kind !== first.kind))
        throw invalidField('ids', 'OneOf', 'must be of one kind')
      if (first) writeOrder(world.db, first, ids)
      return noContent()
    })
  },
  deleteItem({ world, caller, params }) {
    return world.db.transaction(() => {
      const { id } = ownItem(world, caller.memberId, params.id)
      const at = world.clock.now().toISOString()
      world.db.run('UPDATE siteItem SET isDeleted = 1, lastModifiedDate = ? WHERE id = ?', [at, id])
      unschedule(world, task, id)
      return noContent()
    })
  },
} satisfies Partial<Handlers>
