import { createRandom } from '../seed/artwork/random.ts'

/** Seconds of play between two questions whether the viewer is still there; lessons here are minutes long, not an hour. */
const shortest = 70
const longest = 160

/** After how many seconds of play a viewer is asked for the n-th time: at random to whoever watches, the same every time. */
export const secondsToQuestion = (memberId: number, asked: number): number =>
  createRandom(`presence/${memberId}/${asked}`).int(shortest, longest)
