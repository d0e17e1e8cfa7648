/** What decides how far a viewer may go in a lesson. */
export interface Reach {
  /** The furthest second by the server; null once the lesson is complete. */
  reachable: number | null
  /** The furthest second that was shown here, whether or not the server knows. */
  shown: number
}

/** A seek may end this much further: players round. */
const slack = 0.5

/** The furthest second that may be gone to; null when any may. */
export const furthest = ({ reachable, shown }: Reach): number | null =>
  reachable === null ? null : Math.max(reachable, shown)

/** Where somebody gets who wants to go to a second of a lesson. */
export function landing(
  reach: Reach,
  wanted: number,
  durationS: number,
): { second: number; isHeld: boolean } {
  const within = Math.min(Math.max(0, wanted), durationS)
  const limit = furthest(reach) ?? durationS
  // Never beyond it: what is left out adds up from seek to seek, until the server takes it for a skip.
  return { second: Math.min(within, limit), isHeld: within > limit + slack }
}
