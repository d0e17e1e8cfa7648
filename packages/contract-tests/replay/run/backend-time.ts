/** Milliseconds: a backend and its database are not of one second. Eight hours or a day ahead is a mistake. */
export const clocksDiffer = 120_000

/** What time it was for the backend when it answered; this machine's time where it did not say. */
export function backendTime(date: string | null | undefined): Date {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? new Date() : new Date(time)
}

/** How many milliseconds a backend's clock is ahead of this machine's, when it has just answered. @param date its header */
export const aheadBy = (date: string | null | undefined): number => backendTime(date).getTime() - Date.now()
