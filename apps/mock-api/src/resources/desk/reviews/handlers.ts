import type { DeskReviewSummary } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { kindsFor } from '../../../domain/desk/review-kinds.ts'
import { decideReview, requireKind, reviewDetail, undoReview } from './decision.ts'
import { deskReviews, picksReviews, reviewColumns } from './queries.ts'

export const deskReviewHandlers = {
  listDeskReviews(call) {
    const { rows, total } = selectPage<DeskReviewSummary & { id: number }>(call, {
      select: `id, ${reviewColumns}`,
      ...{ ...listOf(deskReviews, 'review'), picks: picksReviews },
      where: 'kind IN (SELECT value FROM json_each(?))',
      parameters: [JSON.stringify(kindsFor(call.caller.permissions))],
    })
    return page(
      rows.map(({ id: _id, ...row }) => row),
      total,
    )
  },
  getDeskReview({ world, caller, params }) {
    requireKind(caller, params.kind)
    return ok(reviewDetail(world, caller, params))
  },
  decideDeskReview({ world, caller, params, body }) {
    requireKind(caller, params.kind)
    decideReview(world, caller, params, body)
    return ok(reviewDetail(world, caller, params))
  },
  undoDeskReview({ world, caller, params }) {
    requireKind(caller, params.kind)
    undoReview(world, caller, params)
    return ok(reviewDetail(world, caller, params))
  },
} satisfies Partial<Handlers>
