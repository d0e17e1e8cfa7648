const offset = 8 * 3_600_000

/** A day in milliseconds; in China each is as long. */
export const day = 86_400_000

/** An instant whose UTC fields are the date and the time in China. */
export const inChina = (instant: Date | string | number): Date =>
  new Date(new Date(instant).getTime() + offset)

/** The year of an instant in China; NaN of what is none. */
export const yearInChina = (instant: Date | string | number): number => inChina(instant).getUTCFullYear()

/** The day of an instant in China, `yyyy-MM-dd`. @throws RangeError of what is none */
export const dayInChina = (instant: Date | string | number): string =>
  inChina(instant).toISOString().slice(0, 10)
