import type { DeskApplicant, DeskApplication } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { isUnderReview } from '../../../domain/application/application.ts'
import { applicationChecks } from '../../../domain/desk/application-checks.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { type ApplyRow, findApply } from '../../applications/member-applies/apply-store.ts'
import { knownBlock, takenFields } from '../../applications/member-applies/profile-block.ts'
import { lastReturned, toOwnApply } from '../../applications/member-applies/returned-store.ts'
import { applicationDesk } from '../../applications/member-applies/review.ts'
import { savedForm } from '../../applications/member-applies/save.ts'
import { memberOf } from '../../applications/member-applies/standing.ts'
import { countOwedFees } from '../../finance/member-fees/queries.ts'
import { logOf } from '../log/log-of.ts'
import { undoUntil } from '../undo/undo.ts'
import { dropLapsedClaims } from './claims.ts'
import { findSummary, toSummary } from './queries.ts'
import { undoableApplication } from './undoable.ts'

/** An application that somebody has handed in. @throws HttpProblem 404 */
export function handedIn(world: World, id: number): ApplyRow {
  const row = findApply(world.db, id)
  if (!row || row.status === 'DRAFT') throw notFound()
  return row
}

function applicantOf({ db }: World, apply: ApplyRow, known: object | null): DeskApplicant {
  const { id, ownerType, name, phone, uscc, memberNo, memberLevel, joinDate, validTo } = memberOf(
    db,
    apply.ownerId,
  )
  const owedCount = countOwedFees(db, id)
  const membership = { memberNo, memberLevel, joinDate, validTo, owedCount }
  return { id, ownerType, name, phone, uscc, ...membership, known: known && { ...known } }
}

/** One application with all that a decision needs. @throws HttpProblem 404 */
export function applicationDetail(world: World, caller: StaffCaller, id: number): DeskApplication {
  const { db, clock } = world
  dropLapsedClaims(world)
  const row = handedIn(world, id)
  const summary = findSummary(db, id)
  if (!summary) throw notFound()
  const known = knownBlock(db, row)
  const applicant = applicantOf(world, row, known)
  // What took effect is known since, so that it changes nothing any more; it was handed in as a change.
  const before = row.applyKind === 'CHANGE' && row.status === 'EFFECTIVE' ? {} : known
  const facts = { known: before, taken: takenFields(db, row), owedCount: applicant.owedCount }
  return {
    ...toSummary(summary),
    application: toOwnApply(db, row),
    applicant,
    previous: lastReturned(db, id),
    checks: applicationChecks(savedForm(row), { ...facts, today: prcDate(clock.now()) }),
    decisions: isUnderReview(row.status) ? [...applicationDesk.decisions] : [],
    undoUntil: undoUntil(world, caller, undoableApplication(row)),
    log: logOf(db, { subjectKind: 'APPLICATION', subjectId: id }),
  }
}
