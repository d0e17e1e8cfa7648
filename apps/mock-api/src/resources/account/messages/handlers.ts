import type { MemberMessage, UnreadMessages } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { World } from '../../../world.ts'

const columns = { isRead: '(readDate IS NOT NULL)' }
const select = `id, kind, title, content, link, readDate IS NOT NULL AS isRead, readDate,
  createdDate, lastModifiedDate, isDeleted, orderNum`
const isOwn = 'memberId = ? AND isDeleted = 0'

function unread({ db }: World, memberId: number): UnreadMessages {
  const sql = `SELECT count(*) AS unreadCount FROM memberMessage WHERE ${isOwn} AND readDate IS NULL`
  return db.get<UnreadMessages>(sql, [memberId]) ?? { unreadCount: 0 }
}

/** Marks what has not been read; the instant of the first reading stays. */
function markRead({ db, clock }: World, memberId: number, which: { id?: number } = {}): void {
  db.run(
    `UPDATE memberMessage SET readDate = :now, lastModifiedDate = :now
     WHERE memberId = :memberId AND readDate IS NULL AND (:id IS NULL OR id = :id)`,
    { now: clock.now().toISOString(), memberId, id: which.id ?? null },
  )
}

export const messageHandlers = {
  listMemberMessages(call) {
    const { rows, total } = selectPage<MemberMessage>(call, {
      select,
      from: 'memberMessage',
      where: isOwn,
      parameters: [call.caller.memberId],
      columns,
    })
    return page(rows, total)
  },
  countUnreadMessages: ({ world, caller }) => ok(unread(world, caller.memberId)),
  readMessage({ world, caller, params }) {
    markRead(world, caller.memberId, { id: params.id })
    const message = world.db.get<MemberMessage>(
      `SELECT ${select} FROM memberMessage WHERE ${isOwn} AND id = ?`,
      [caller.memberId, params.id],
    )
    if (!message) throw notFound()
    return ok(message)
  },
  readAllMessages({ world, caller }) {
    markRead(world, caller.memberId)
    return ok(unread(world, caller.memberId))
  },
} satisfies Partial<Handlers>
