import type { MemberMessage, MessageSubject, UnreadMessages } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { World } from '../../../world.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'

const columns = { isRead: '(readDate IS NOT NULL)' }
const select = `id, kind, title, content, link, subjectKind, subjectId, readDate IS NOT NULL AS isRead, readDate,
  createdDate, lastModifiedDate, isDeleted, orderNum`
type Row = Omit<MemberMessage, 'subject'> & {
  subjectKind: MessageSubject['kind'] | null
  subjectId: number | null
}

function toMessage({ subjectKind, subjectId, ...message }: Row): MemberMessage {
  const subject = subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId }
  return { ...message, subject }
}

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
    // What has run out has its notice, too.
    settleDue(call.world)
    const { rows, total } = selectPage<Row>(call, {
      select,
      from: 'memberMessage',
      where: isOwn,
      parameters: [call.caller.memberId],
      columns,
    })
    return page(rows.map(toMessage), total)
  },
  countUnreadMessages({ world, caller }) {
    settleDue(world)
    return ok(unread(world, caller.memberId))
  },
  readMessage({ world, caller, params }) {
    markRead(world, caller.memberId, { id: params.id })
    const message = world.db.get<Row>(`SELECT ${select} FROM memberMessage WHERE ${isOwn} AND id = ?`, [
      caller.memberId,
      params.id,
    ])
    if (!message) throw notFound()
    return ok(toMessage(message))
  },
  readAllMessages({ world, caller }) {
    settleDue(world)
    markRead(world, caller.memberId)
    return ok(unread(world, caller.memberId))
  },
} satisfies Partial<Handlers>
