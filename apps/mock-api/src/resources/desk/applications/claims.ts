import type { DeskClaim } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { claimEnd } from '../../../domain/desk/terms.ts'
import type { World } from '../../../world.ts'

/** Ids of those who can log in and may decide applications. */
const deciders = `SELECT u.id FROM staffUser u, json_each(u.roleIds) AS held
  JOIN staffRole r ON r.id = held.value, json_each(r.permissions) AS permission
  WHERE u.isDisabled = 0 AND u.isDeleted = 0 AND permission.value = 'desk.applications'`

const waiting = `SELECT id FROM memberApply WHERE status IN ('SUBMITTED', 'REVIEWING') AND isDeleted = 0`

/**
 * Forgets what nobody has any more, as of now: who may no longer decide keeps nobody else from it, and what was withdrawn is
 * nobody's work.
 */
export function dropLapsedClaims({ db, clock }: World): void {
  const lapsed = `FROM deskClaim
    WHERE expiresAt <= ? OR staffId NOT IN (${deciders}) OR applyId NOT IN (${waiting})`
  const now = clock.now().toISOString()
  if (db.get(`SELECT 1 ${lapsed}`, [now])) db.run(`DELETE ${lapsed}`, [now])
}

/** Who has an application now; null for nobody. */
export function claimOf(world: World, applyId: number): DeskClaim | null {
  dropLapsedClaims(world)
  return (
    world.db.get<DeskClaim>(
      `SELECT staffId, name AS staffName, expiresAt FROM deskClaim JOIN staffUser ON staffUser.id = staffId WHERE applyId = ?`,
      [applyId],
    ) ?? null
  )
}

/** @throws HttpProblem 409 `error.claimed` when somebody else has it */
export function requireUnclaimed(world: World, { staffId }: StaffCaller, applyId: number): void {
  const claim = claimOf(world, applyId)
  if (!claim || claim.staffId === staffId) return
  const params = { staffName: claim.staffName, time: claim.expiresAt }
  throw problem(409, 'error.claimed', `${claim.staffName} has it until ${claim.expiresAt}`, { params })
}

/** Takes an application on, or keeps it longer. @throws HttpProblem 409 `error.claimed` */
export function claim(world: World, caller: StaffCaller, applyId: number): DeskClaim {
  const { staffId, name: staffName } = caller
  return world.db.transaction(() => {
    requireUnclaimed(world, caller, applyId)
    const expiresAt = claimEnd(world.clock.now())
    const sql = 'INSERT OR REPLACE INTO deskClaim (applyId, staffId, expiresAt) VALUES (?, ?, ?)'
    world.db.run(sql, [applyId, staffId, expiresAt])
    return { staffId, staffName, expiresAt }
  })
}

/** Gives an application back. */
export function release({ db }: World, { staffId }: StaffCaller, applyId: number): void {
  db.run('DELETE FROM deskClaim WHERE applyId = ? AND staffId = ?', [applyId, staffId])
}
