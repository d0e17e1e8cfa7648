/** How long somebody of the staff keeps what he has taken on. */
export const claimMinutes = 15

/** How long a decision can be taken back. */
export const undoSeconds = 10

/** How many days each review of an application may take. */
export const reviewDays = 7

export const claimEnd = (at: Date): string => new Date(at.getTime() + claimMinutes * 60_000).toISOString()

export const undoEnd = (decidedAt: string): string =>
  new Date(Date.parse(decidedAt) + undoSeconds * 1000).toISOString()
