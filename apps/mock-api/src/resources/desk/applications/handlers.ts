import { type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { isUnderReview } from '../../../domain/application/application.ts'
import { openRange } from '../../../domain/desk/range.ts'
import { decidedBefore } from '../log/log-of.ts'
import { undoDecision } from '../undo/undo.ts'
import { claim, dropLapsedClaims, release } from './claims.ts'
import { decide } from './decision.ts'
import { applicationDetail, handedIn } from './detail.ts'
import { deskApplications, reviewedWithin, type SummaryRow, toSummary } from './queries.ts'
import { undoableApplication } from './undoable.ts'

export const deskApplicationHandlers = {
  listDeskApplications(call) {
    dropLapsedClaims(call.world)
    const { reviewedAt, reviewedFrom, reviewedTo } = call.query
    const reviewed =
      (reviewedAt ?? reviewedFrom ?? reviewedTo) &&
      reviewedWithin(openRange(reviewedFrom, reviewedTo), reviewedAt)
    const { rows, total } = selectPage<SummaryRow>(call, {
      select: '*',
      ...listOf(deskApplications, 'application'),
      ...reviewed,
    })
    return page(rows.map(toSummary), total)
  },
  getDeskApplication: ({ world, caller, params }) => ok(applicationDetail(world, caller, params.id)),
  claimDeskApplication({ world, caller, params }) {
    const row = handedIn(world, params.id)
    const subject = { subjectKind: 'APPLICATION', subjectId: row.id } as const
    if (!isUnderReview(row.status)) throw decidedBefore(world.db, subject, row.lastModifiedDate)
    return ok(claim(world, caller, row.id))
  },
  releaseDeskApplication({ world, caller, params }) {
    release(world, caller, handedIn(world, params.id).id)
    return noContent()
  },
  decideDeskApplication({ world, caller, params, body }) {
    decide(world, caller, params.id, body)
    return ok(applicationDetail(world, caller, params.id))
  },
  undoDeskApplication({ world, caller, params }) {
    world.db.transaction(() => undoDecision(world, caller, undoableApplication(handedIn(world, params.id))))
    return ok(applicationDetail(world, caller, params.id))
  },
} satisfies Partial<Handlers>
