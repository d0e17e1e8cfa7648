/** As long as a channel may take to tell of a payment. */
export const lateMs = 5 * 60_000

/** Whether a channel told of a payment late, or has not told of it yet and is late by now. */
export function isLateNotification(
  { paidAt, notifiedAt }: { paidAt: string; notifiedAt: string | null },
  now: Date,
): boolean {
  const toldAt = notifiedAt === null ? now.getTime() : Date.parse(notifiedAt)
  return toldAt - Date.parse(paidAt) > lateMs
}

/** A login as far as it may be told: `138****0001`, `he***`. */
export const maskName = (name: string): string =>
  name.length > 7 ? `${name.slice(0, 3)}****${name.slice(-4)}` : `${name.slice(0, 2)}***`
