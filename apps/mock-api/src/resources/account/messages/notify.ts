import type { OwnerType } from '@portal/api-contract'
import { linkOf, type Notice } from '../../../domain/notice/notice.ts'
import type { World } from '../../../world.ts'

/**
 * Puts a notice into a member's information centre; whoever has closed the account is told nothing.
 * @param at the instant of what it tells of
 */
export function notify(world: World, memberId: number, notice: Notice, at: Date = world.clock.now()): void {
  const sql = 'SELECT ownerType FROM member WHERE id = ? AND isDeleted = 0'
  const member = world.db.get<{ ownerType: OwnerType }>(sql, [memberId])
  if (!member) return
  const { kind, title, content, subject } = notice
  world.db.run(
    `INSERT INTO memberMessage
       (memberId, kind, title, content, link, subjectKind, subjectId, createdDate, lastModifiedDate)
     VALUES (:memberId, :kind, :title, :content, :link, :subjectKind, :subjectId, :at, :at)`,
    {
      memberId,
      kind,
      title,
      content,
      link: linkOf(notice, member.ownerType),
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      at: at.toISOString(),
    },
  )
}
