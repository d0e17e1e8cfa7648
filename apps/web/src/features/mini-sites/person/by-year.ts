import type { SiteItem } from '@portal/api-contract'
import { yearOf } from '../../../lib/dates/calendar.ts'

/** What happened in one year. */
export interface Year {
  year: string
  items: SiteItem[]
}

/** Items by the year they happened in, else were published in; the order stays. */
export function byYear(items: SiteItem[]): Year[] {
  const years = new Map<string, SiteItem[]>()
  for (const item of items) {
    const year = String(yearOf(item.eventDate ?? item.publishDate))
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].map(([year, items]) => ({ year, items }))
}
