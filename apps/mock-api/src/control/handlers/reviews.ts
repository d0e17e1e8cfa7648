import { noContent, ok } from '../../contract/handler.ts'
import { invalidField, notFound } from '../../contract/problem.ts'
import { reviewDesks } from '../../resources/reviews.ts'
import type { PendingReview, ReviewDesk } from '../../review/desk.ts'
import { filesIn } from '../../review/files-in.ts'
import { reviewPolicy, setReviewPolicy } from '../../review/policy.ts'
import type { World } from '../../world.ts'
import type { ControlHandlers } from '../types.ts'

function toPendingReview(
  world: World,
  { kind, name, decisions, submission }: ReviewDesk,
  review: PendingReview,
  baseUrl: string,
) {
  const handedIn = submission(world, review.id)
  const files = filesIn(handedIn).map((file) => ({
    ...file,
    url: `${baseUrl}/${file.url.replace(/^\//, '')}`,
  }))
  const { id, title, subtitle, submittedAt } = review
  const head = { kind, kindName: name, id, title, subtitle, submittedAt }
  return { ...head, decisions: [...decisions], submission: { ...handedIn }, files }
}

/** The controls that decide reviews in the association's place. */
export const reviewControls = {
  readReviewPolicy: ({ world }) => ok(reviewPolicy(world)),
  setReviewPolicy({ world, body }) {
    setReviewPolicy(world, body)
    return ok(body)
  },
  listReviews({ world, baseUrl }) {
    const all = reviewDesks.flatMap((desk) =>
      desk.pending(world).map((review) => toPendingReview(world, desk, review, baseUrl)),
    )
    return ok(all.toSorted((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1)))
  },
  decideReview({ world, params, body }) {
    const desk = reviewDesks.find(({ kind }) => kind === params.kind)
    if (!desk?.pending(world).some(({ id }) => id === params.id))
      throw notFound(`No review ${params.kind} ${params.id} waits`)
    if (!desk.decisions.includes(body.result))
      throw invalidField('result', 'OneOf', `must be one of ${desk.decisions.join(', ')}`)
    desk.decide(world, params.id, { result: body.result, opinion: body.opinion ?? '' }, world.clock.now())
    return noContent()
  },
} satisfies Partial<ControlHandlers>
