const day = 86_400_000

const isWeekend = (date: Date) => date.getUTCDay() % 6 === 0

/**
 * The day that is so many working days after another. Public holidays, which the state announces year by year, are not
 * known here.
 *
 * @param date `yyyy-MM-dd`
 * @returns the same
 */
export function workingDaysAfter(date: string, count: number): string {
  let time = Date.parse(date)
  for (let left = count; left > 0; ) {
    time += day
    if (!isWeekend(new Date(time))) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}

/** The last day of the month that begins next, `yyyy-MM-dd`: a body that meets once a month has met by then. */
export function endOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
}
