const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/** A calendar year and its months as `yyyy-MM`. */
export interface PriceYear {
  year: number
  periods: string[]
}

/** The two calendar years that end with a month's year, the earlier first. */
export function twoYears(latest: string): PriceYear[] {
  const last = Number(latest.slice(0, 4))
  return [last - 1, last].map((year) => ({ year, periods: months.map((month) => `${year}-${month}`) }))
}
