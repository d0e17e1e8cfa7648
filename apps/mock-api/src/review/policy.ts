import { readSetting, writeSetting } from '../store/settings.ts'
import type { World } from '../world.ts'

/** How the association reviews in this world. */
export interface ReviewPolicy {
  /** AUTO decides by rule after the delay; MANUAL waits for a decision by hand. */
  mode: 'AUTO' | 'MANUAL'
  /** Seconds of the world's clock from submitting to each decision. */
  delaySeconds: number
}

const defaultPolicy: ReviewPolicy = { mode: 'AUTO', delaySeconds: 60 }

export const reviewPolicy = ({ db }: World): ReviewPolicy =>
  readSetting<ReviewPolicy>(db, 'review') ?? defaultPolicy

export const setReviewPolicy = ({ db }: World, policy: ReviewPolicy): void =>
  writeSetting(db, 'review', policy)

/** When a review that was asked for at an instant is decided by rule; null when it is decided by hand. */
export function reviewDueAt(world: World, askedAt: Date): Date | null {
  const { mode, delaySeconds } = reviewPolicy(world)
  return mode === 'AUTO' ? new Date(askedAt.getTime() + delaySeconds * 1000) : null
}
