import type { ReviewDecision } from '../domain/review.ts'
import type { World } from '../world.ts'

/** Something that waits for the association. */
export interface PendingReview {
  kind: string
  id: number
  title: string
  subtitle: string
  submittedAt: string
}

/** Where the association decides one kind of thing by hand. */
export interface ReviewDesk {
  kind: string
  /** For people: 退款申请. */
  name: string
  /** What can be decided. */
  decisions: readonly ReviewDecision['result'][]
  /** Oldest first. */
  pending(world: World): PendingReview[]
  /** What was handed in, in the contract's fields. */
  submission(world: World, id: number): object
  decide(world: World, id: number, decision: ReviewDecision, at: Date): void
}
