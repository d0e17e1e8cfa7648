/**
 * The clips that stand in for the lessons' recordings, and their lengths. A lesson lasts exactly as long as its clip, so
 * that the player's clock, the watched ranges and `durationS` are one.
 */
export const clips = {
  measure: { seconds: 60 },
  contract: { seconds: 75 },
  digital: { seconds: 90 },
} as const

export type Clip = keyof typeof clips
