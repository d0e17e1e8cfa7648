import { noContent, ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { reviewDesks } from '../../resources/reviews.ts'
import { reviewPolicy, setReviewPolicy } from '../../review/policy.ts'
import type { ControlHandlers } from '../types.ts'

/** Controls that play the association. */
export const reviewControls = {
  readReviewPolicy: ({ world }) => ok(reviewPolicy(world)),
  setReviewPolicy({ world, body }) {
    setReviewPolicy(world, body)
    return ok(body)
  },
  listReviews({ world }) {
    const all = reviewDesks.flatMap(({ kind, name, pending }) =>
      pending(world).map((review) => ({ ...review, kind, kindName: name })),
    )
    return ok(all.toSorted((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1)))
  },
  decideReview({ world, params, body }) {
    const desk = reviewDesks.find(({ kind }) => kind === params.kind)
    if (!desk?.pending(world).some(({ id }) => id === params.id)) throw notFound()
    desk.decide(world, params.id, { result: body.result, opinion: body.opinion ?? '' }, world.clock.now())
    return noContent()
  },
} satisfies Partial<ControlHandlers>
