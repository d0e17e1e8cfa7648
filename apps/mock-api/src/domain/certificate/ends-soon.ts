import { prcInstant } from '../prc-time.ts'

/** Days before its end that a membership with its certificate, or a cycle of education, is said to end soon. */
export const endsSoonDays = 60

/** Whether something that ends with a day ends soon, or has ended. @param today both `yyyy-MM-dd` in PRC */
export const endsSoon = (lastDay: string, today: string): boolean =>
  Date.parse(lastDay) - Date.parse(today) <= endsSoonDays * 86_400_000

/** The instant from which something that ends with a day (`yyyy-MM-dd` in PRC) is said to end soon. */
export const endsSoonAt = (lastDay: string): Date =>
  new Date(prcInstant(lastDay).getTime() - endsSoonDays * 86_400_000)
