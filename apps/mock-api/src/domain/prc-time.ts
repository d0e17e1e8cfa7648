/** The time zone PRC is UTC+8 all year since 1991; every date the association names is a date there. */
const offset = 8 * 3_600_000

const shifted = (instant: Date): string => new Date(instant.getTime() + offset).toISOString()

/** `2026-11-21` */
export const prcDate = (instant: Date): string => shifted(instant).slice(0, 10)

/** `20261121`, as in an order's number. */
export const prcDay = (instant: Date): string => prcDate(instant).replaceAll('-', '')

export const prcYear = (instant: Date): number => Number(prcDate(instant).slice(0, 4))

/** `2026-11-21 10:43`, for a person to read. */
export const prcMinute = (instant: Date): string => shifted(instant).slice(0, 16).replace('T', ' ')

/** The instant of a wall clock's time in PRC, such as `2026-03-01` at 9. */
export const prcInstant = (date: string, hour = 0): Date =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) - offset + hour * 3_600_000)

/** The last day of a year. */
export const endOfYear = (year: number): string => `${year}-12-31`
