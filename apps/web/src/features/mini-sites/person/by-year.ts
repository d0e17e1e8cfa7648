import type { SiteItem } from '@portal/api-contract'
import { yearOf } from '../../../lib/calendar.ts'

/** What happened in one year. */
export interface Year {
  year: string
  items: SiteItem[]
}

/** Items by the year they happened in, else were published in; the order stays. */
export function byYear(items: SiteItem[]): Year[] {
  const years = Map.groupBy(items, ({ eventDate, publishDate }) => String(yearOf(eventDate ?? publishDate)))
  return [...years].map(([year, items]) => ({ year, items }))
}
