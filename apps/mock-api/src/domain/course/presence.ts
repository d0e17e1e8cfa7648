import { createRandom } from '../random.ts'

/** Seconds of play between two questions whether the viewer is still there; lessons here are minutes long, not an hour. */
const shortest = 70
const longest = 160

/**
 * The seconds of play after which a viewer is asked for the n-th time. They look random to a viewer, but are the same every
 * time.
 */
export const secondsToQuestion = (memberId: number, asked: number): number =>
  createRandom(`presence/${memberId}/${asked}`).int(shortest, longest)

/** Seconds of play that may be missing where the question comes: players name their place in steps. */
const slack = 0.5

/** Whether the question comes now, so many seconds of play before it. */
export const isQuestionDue = (seconds: number): boolean => seconds <= slack
