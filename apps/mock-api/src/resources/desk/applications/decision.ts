import type { DeskDecision } from '@portal/api-contract'
import { invalidField, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { isUnderReview } from '../../../domain/application/application.ts'
import { isOpinionMissing, opinionText } from '../../../domain/desk/opinion.ts'
import type { World } from '../../../world.ts'
import type { ApplyRow } from '../../applications/member-applies/apply-store.ts'
import {
  approvalHindrance,
  decideApplication,
  nodeOpinions,
} from '../../applications/member-applies/decide.ts'
import { decidedBefore } from '../log/log-of.ts'
import { writeLog } from '../log/write-log.ts'
import { keepingUndo } from '../undo/undo.ts'
import { release, requireUnclaimed } from './claims.ts'
import { handedIn } from './detail.ts'
import { undoableApplication } from './undoable.ts'

const subjectOf = ({ id }: ApplyRow) => ({ subjectKind: 'APPLICATION', subjectId: id }) as const

/** @throws HttpProblem 409 `error.decidedBefore` or `error.concurrencyFailure` when it does not wait as it was read */
export function requireWaiting(world: World, row: ApplyRow, version: number): void {
  if (row.version !== version || !isUnderReview(row.status))
    throw decidedBefore(world.db, subjectOf(row), row.lastModifiedDate)
}

/** What an approval says that says nothing is what the association usually writes. */
function textOf({ node }: ApplyRow, decision: DeskDecision): string {
  const text = opinionText(decision)
  if (isOpinionMissing(decision.result, text))
    throw invalidField('opinion', 'NotNull', 'must say why, by itself or in reasons')
  return text === '' && node ? nodeOpinions[node] : text
}

/** @throws HttpProblem 409 `error.approvalHindered`: at the desk nobody's approval becomes something else */
function requireApprovable(world: World, row: ApplyRow, at: Date): void {
  const reason = approvalHindrance(world, row, at)
  if (reason)
    throw problem(409, 'error.approvalHindered', `${reason} is against an approval`, { params: { reason } })
}

const logged = ({ status, node }: ApplyRow) => ({ status, node })

/** Decides the review that an application waits for. @throws HttpProblem 400, 404, 409 */
export function decide(world: World, caller: StaffCaller, id: number, decision: DeskDecision): void {
  world.db.transaction(() => {
    const row = handedIn(world, id)
    requireUnclaimed(world, caller, id)
    requireWaiting(world, row, decision.version)
    const opinion = textOf(row, decision)
    const { result, reasons = [] } = decision
    const at = world.clock.now()
    if (result === 'APPROVE') requireApprovable(world, row, at)
    keepingUndo(world, caller, undoableApplication(row), () =>
      decideApplication(world, id, { result, opinion, reasons }, at),
    )
    release(world, caller, id)
    const after = { ...logged(handedIn(world, id)), ...(reasons.length > 0 && { reasons }) }
    const subject = { ...subjectOf(row), subjectName: row.applyNo }
    const done = { action: result, ...subject, opinion }
    writeLog(world, caller, { ...done, before: logged(row), after, at })
  })
}
