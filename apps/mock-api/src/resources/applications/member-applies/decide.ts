import type { ApplyAuditRecord, AuditNode, ErrorParams } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import {
  type ApplicationEvent,
  applicationAfter,
  auditors,
  isUnderReview,
} from '../../../domain/application/application.ts'
import { foreignMaterials } from '../../../domain/application/application-form.ts'
import { kindRefusal } from '../../../domain/application/application-kind.ts'
import { applicationDecided } from '../../../domain/notice/application-notices.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule, type TaskWork, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { type ApplyRow, auditRecordsOf, findApply, updateApply } from './apply-store.ts'
import { afterApproval } from './approval.ts'
import { takenFields } from './profile-block.ts'
import { keepReturned } from './returned-store.ts'
import { savedForm } from './save.ts'
import { memberOf, standingOf } from './standing.ts'

const events: Record<ReviewDecision['result'], ApplicationEvent> = {
  APPROVE: 'PASS',
  RETURN: 'RETURN',
  REJECT: 'REJECT',
}

/** What stands against an approval since something changed after the application was submitted. */
type Hindrance = ErrorParams['error.approvalHindered']['reason']

/** What an approval by rule becomes when something stands against it. */
const insteadOf: Readonly<Record<Hindrance, ReviewDecision>> = {
  IDENTITY_TAKEN: { result: 'RETURN', opinion: '所填名称或证件号码已属于其他会员，请核对后重新提交。' },
  FEES_OWED: { result: 'RETURN', opinion: '尚有会费未缴清，请缴清后重新提交。' },
  STANDING_CHANGED: { result: 'REJECT', opinion: '会员状态已变化，不再符合本项申请的条件。' },
}

/** Why an application can no longer be approved; null when nothing is against it. */
export function approvalHindrance({ db }: World, apply: ApplyRow, at: Date): Hindrance | null {
  if (takenFields(db, apply).length > 0) return 'IDENTITY_TAKEN'
  const standing = standingOf(db, memberOf(db, apply.ownerId), at)
  const refusal = kindRefusal(apply.applyKind, standing, apply.targetLevel)
  // A member who paid during the review of a renewal has what the renewal asks for.
  if (refusal === null || refusal === 'error.membershipActive') return null
  return refusal === 'error.feesOwed' ? 'FEES_OWED' : 'STANDING_CHANGED'
}

function recordOf(
  { node }: ApplyRow,
  { result, opinion, reasons = [] }: ReviewDecision,
  at: Date,
): ApplyAuditRecord {
  if (node === null) throw new Error('An application under review waits at a node')
  const named = result === 'RETURN' && reasons.length > 0 ? { reasons: [...reasons] } : {}
  return { node, result, opinion, ...named, auditor: auditors[node], time: at.toISOString() }
}

function apply(world: World, row: ApplyRow, decision: ReviewDecision, at: Date): void {
  const transition = applicationAfter(row, events[decision.result])
  if (!transition.ok) throw problem(409, transition.refusal, `Application ${row.applyNo} is ${row.status}`)
  unschedule(world, 'REVIEW_APPLICATION', row.id)
  const { state } = transition
  const record = recordOf(row, decision, at)
  if (state.status === 'RETURNED') keepReturned(world.db, row, record.time)
  const decided = updateApply(
    world.db,
    row,
    {
      ...state,
      auditRecords: JSON.stringify([...auditRecordsOf(row), record]),
      returnReason: decision.result === 'APPROVE' ? null : decision.opinion,
      approveDate: state.status === 'APPROVED' ? at.toISOString() : null,
    },
    at,
  )
  const dueAt = state.status === 'REVIEWING' ? reviewDueAt(world, at) : null
  if (dueAt) schedule(world, 'REVIEW_APPLICATION', row.id, dueAt)
  notify(world, row.ownerId, applicationDecided(decided, record.node, decision.opinion), at)
  if (state.status === 'APPROVED') afterApproval(world, decided, at)
}

/**
 * Decides the review that an application waits for, with all that follows from it. An approval that something stands against
 * becomes what that asks for.
 * @throws HttpProblem 404 when there is none, 409 when it waits for no review
 */
export function decideApplication(world: World, id: number, decision: ReviewDecision, at: Date): void {
  world.db.transaction(() => {
    const row = findApply(world.db, id)
    if (!row) throw problem(404, 'error.http.404')
    const hindrance = decision.result === 'APPROVE' ? approvalHindrance(world, row, at) : null
    apply(world, row, hindrance ? insteadOf[hindrance] : decision, at)
  })
}

/** What is written where everything is in order. */
export const nodeOpinions: Readonly<Record<AuditNode, string>> = {
  初审: '材料齐全，同意上报。',
  复审: '情况属实，同意提交理事会审议。',
  理事会: '经审议，同意。',
}

/** By rule: what was handed in passes, unless something else is among it than was asked for. */
function decisionByRule(row: ApplyRow): ReviewDecision {
  const opinion = foreignMaterials(savedForm(row))
  if (opinion !== null) return { result: 'RETURN', opinion }
  return { result: 'APPROVE', opinion: row.node ? nodeOpinions[row.node] : '' }
}

/** The review falls due: the association decides by rule, unless the application has lapsed meanwhile. */
export const reviewApplication: TaskWork = (world, id, at) => {
  const row = findApply(world.db, id)
  if (row && isUnderReview(row.status)) decideApplication(world, id, decisionByRule(row), at)
}
