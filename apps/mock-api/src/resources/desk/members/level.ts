import type { DeskLevelChange } from '@portal/api-contract'
import { invalidField, notFound, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { levelsOf } from '../../../domain/application/application-kind.ts'
import { levelChanged } from '../../../domain/notice/membership-notices.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { renewCertificate } from '../../applications/print-info/documents.ts'
import { decidedBefore } from '../log/log-of.ts'
import { writeLog } from '../log/write-log.ts'
import { type DeskMemberRow, findDeskMember } from './queries.ts'

const subjectOf = ({ id }: DeskMemberRow) => ({ subjectKind: 'MEMBER', subjectId: id }) as const

function requireChange(
  db: Database,
  member: DeskMemberRow,
  { memberLevel, lastModifiedDate }: DeskLevelChange,
): void {
  const levels = levelsOf(member.ownerType)
  if (!levels.includes(memberLevel))
    throw invalidField('memberLevel', 'OneOf', `must be one of ${levels.join(', ')}`)
  if (member.joinDate === null) throw problem(409, 'error.notMember', 'Only a member has a level')
  if (Date.parse(member.lastModifiedDate) !== Date.parse(lastModifiedDate))
    throw decidedBefore(db, subjectOf(member), member.lastModifiedDate)
  if (member.memberLevel === memberLevel)
    throw problem(409, 'error.levelSame', `The member is ${memberLevel} already`)
}

/** Later than the last change, whatever the clock says: who has read that must not overwrite this. */
const changedAt = ({ lastModifiedDate }: DeskMemberRow, now: Date): Date =>
  new Date(Math.max(now.getTime(), Date.parse(lastModifiedDate) + 1))

/** Changes a member's level, with the certificate that says so. @throws HttpProblem 400, 404, 409 */
export function changeLevel(world: World, caller: StaffCaller, id: number, change: DeskLevelChange): void {
  const { db, clock } = world
  db.transaction(() => {
    const member = findDeskMember(db, id)
    if (!member) throw notFound()
    requireChange(db, member, change)
    const now = clock.now()
    const { memberLevel, reason } = change
    const sql = 'UPDATE member SET memberLevel = ?, lastModifiedDate = ? WHERE id = ?'
    const at = changedAt(member, now)
    db.run(sql, [memberLevel, at.toISOString(), id])
    renewCertificate(world, id, now)
    notify(world, id, levelChanged(id, memberLevel, reason), now)
    writeLog(world, caller, {
      ...{
        action: 'UPDATE',
        ...subjectOf(member),
        subjectName: member.name,
        opinion: reason,
        at,
      },
      before: { memberLevel: member.memberLevel },
      after: { memberLevel },
    })
  })
}
