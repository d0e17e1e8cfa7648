import type { World } from '../world.ts'

/** What the association can answer to what it is asked. RETURN asks for something to be mended. */
export interface ReviewDecision {
  result: 'APPROVE' | 'RETURN' | 'REJECT'
  /** For the member to read. */
  opinion: string
}

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
  /** Oldest first. */
  pending(world: World): PendingReview[]
  decide(world: World, id: number, decision: ReviewDecision, at: Date): void
}
