import type { DeskReview, DeskReviewDecision, DeskReviewKind } from '@portal/api-contract'
import { forbidden, HttpProblem, invalidField, notFound, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { isOpinionMissing } from '../../../domain/desk/opinion.ts'
import { reviewPermissions } from '../../../domain/desk/review-kinds.ts'
import type { ReviewDesk } from '../../../review/desk.ts'
import { filesIn } from '../../../review/files-in.ts'
import type { World } from '../../../world.ts'
import { reviewDesks } from '../../reviews.ts'
import { decidedBefore, logOf } from '../log/log-of.ts'
import { writeLog } from '../log/write-log.ts'
import { keepingUndo, undoDecision, undoUntil } from '../undo/undo.ts'
import { findReview } from './queries.ts'
import { undoableReview } from './undoable.ts'

function deskOf(kind: DeskReviewKind): ReviewDesk {
  const desk = reviewDesks.find((one) => one.kind === kind)
  if (!desk) throw new Error(`Nobody decides ${kind}`)
  return desk
}

/** @throws HttpProblem 403 without the permission of the kind */
export function requireKind({ permissions }: StaffCaller, kind: DeskReviewKind): void {
  if (!permissions.includes(reviewPermissions[kind])) throw forbidden()
}

interface Named {
  kind: DeskReviewKind
  id: number
}

/** One review with what was handed in. @throws HttpProblem 404 */
export function reviewDetail(world: World, caller: StaffCaller, { kind, id }: Named): DeskReview {
  const summary = findReview(world.db, kind, id)
  if (!summary) throw notFound()
  const desk = deskOf(kind)
  const submission = { ...desk.submission(world, id) }
  return {
    ...summary,
    submission,
    files: filesIn(submission),
    decisions: summary.status === 'PENDING' ? [...desk.decisions] : [],
    undoUntil: undoUntil(world, caller, undoableReview(summary)),
    log: logOf(world.db, { subjectKind: kind, subjectId: id }),
  }
}

function requireDecision(desk: ReviewDesk, { result, opinion = '' }: DeskReviewDecision): void {
  if (!desk.decisions.includes(result))
    throw invalidField('result', 'OneOf', `must be one of ${desk.decisions.join(', ')}`)
  if (isOpinionMissing(result, opinion)) throw invalidField('opinion', 'NotNull', 'must say why')
}

/** Whether a review's own rules have refused what does not wait any more. */
const isConflict = (error: unknown): boolean => error instanceof HttpProblem && error.status === 409

/** Decides a review. @throws HttpProblem 400, 404, 409 */
export function decideReview(
  world: World,
  caller: StaffCaller,
  { kind, id }: Named,
  decision: DeskReviewDecision,
): void {
  const desk = deskOf(kind)
  const subject = { subjectKind: kind, subjectId: id } as const
  world.db.transaction(() => {
    const review = reviewDetail(world, caller, { kind, id })
    requireDecision(desk, decision)
    if (review.status !== 'PENDING') throw decidedBefore(world.db, subject, null)
    if (Date.parse(review.submittedAt) !== Date.parse(decision.submittedAt))
      throw problem(409, 'error.concurrencyFailure', `It was handed in anew at ${review.submittedAt}`)
    const { result, opinion = '' } = decision
    const decide = () => desk.decide(world, id, { result, opinion }, world.clock.now())
    const record = result === 'APPROVE' ? undefined : undoableReview(review)
    try {
      if (record) keepingUndo(world, caller, record, decide)
      else decide()
    } catch (error) {
      throw isConflict(error) ? problem(409, 'error.reviewDecided', 'It does not wait any more') : error
    }
    const after = findReview(world.db, kind, id)
    const done = { action: result, ...subject, subjectName: review.title, opinion }
    writeLog(world, caller, {
      ...done,
      before: { status: review.status },
      after: { status: after?.status },
    })
  })
}

/** Takes the caller's decision on a review back. @throws HttpProblem 404, 409 `error.undoOver` */
export function undoReview(world: World, caller: StaffCaller, { kind, id }: Named): void {
  const review = findReview(world.db, kind, id)
  if (!review) throw notFound()
  world.db.transaction(() => undoDecision(world, caller, undoableReview(review)))
}
