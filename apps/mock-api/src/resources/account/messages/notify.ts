import type { MessageKind } from '@portal/api-contract'
import type { World } from '../../../world.ts'

/** A notice to a member. */
export interface Notice {
  kind: MessageKind
  title: string
  /** Plain text. */
  content: string
  /** Page of the portal on which the member can act on it, such as `/financialManagement`. */
  link: string | null
}

/** Puts a notice into a member's information centre. @param at the instant of what it tells of */
export function notify(world: World, memberId: number, notice: Notice, at: Date = world.clock.now()): void {
  const { kind, title, content, link } = notice
  world.db.run(
    `INSERT INTO memberMessage (memberId, kind, title, content, link, createdDate, lastModifiedDate)
     VALUES (:memberId, :kind, :title, :content, :link, :at, :at)`,
    { memberId, kind, title, content, link, at: at.toISOString() },
  )
}
