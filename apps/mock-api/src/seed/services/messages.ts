import { insertAll } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { personaSeeds } from '../personas.ts'
import { tellOfMembership } from './tell-of-membership.ts'
import { tellOfMoney } from './tell-of-money.ts'
import { tellOfServices } from './tell-of-services.ts'

/** Notices that a persona keeps, the latest. */
const mostKept = 15
/** Days after which a persona has read a notice. */
const unreadDays = 30
const day = 86_400_000
const readAfter = 3_600_000

/** A row of `memberMessage`. */
type MessageRow = Record<string, string | number | null> & { createdDate: string }

/** The latest of a member's notices, numbered from the oldest: 101, 102 … are the first member's. */
function arranged({ db, clock }: World, memberId: number): MessageRow[] {
  const rows = db.all<MessageRow>(
    `SELECT * FROM (SELECT * FROM memberMessage WHERE memberId = ? ORDER BY createdDate DESC, id DESC LIMIT ?)
     ORDER BY createdDate, id`,
    [memberId, mostKept],
  )
  const readBefore = new Date(clock.now().getTime() - unreadDays * day).toISOString()
  return rows.map((row, index) => {
    const read = new Date(Date.parse(row.createdDate) + readAfter).toISOString()
    const readDate = row.createdDate < readBefore ? read : null
    const lastModifiedDate = readDate ?? row.createdDate
    return { ...row, id: memberId * 100 + index + 1, readDate, lastModifiedDate }
  })
}

/**
 * The information centres of the personas: what would have been told of all that the seed says has happened. After
 * everything that a notice is about.
 */
export function seedMessages(world: World): void {
  const memberIds = personaSeeds.map((_, position) => position + 1)
  for (const memberId of memberIds) {
    tellOfMoney(world, memberId)
    tellOfMembership(world, memberId)
    tellOfServices(world, memberId)
  }
  const kept = memberIds.flatMap((memberId) => arranged(world, memberId))
  world.db.run('DELETE FROM memberMessage')
  // Nobody has seen them.
  world.db.run("DELETE FROM sqlite_sequence WHERE name = 'memberMessage'")
  insertAll(world.db, 'memberMessage', kept)
}
