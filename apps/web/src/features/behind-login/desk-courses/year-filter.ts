import type { DeskFilter } from '../../../lib/chakra/desk/list/filters.tsx'
import { recentYears } from '../../../lib/dates/calendar.ts'
import { plainOptions } from '../../../lib/list/plain-options.ts'
import type { CoursesSearch } from './courses-search.ts'

/** Narrows to the courses of a programme year. */
export const yearFilter = (label: string, all: string): DeskFilter<CoursesSearch> => ({
  kind: 'choice',
  param: 'year',
  label,
  all,
  options: plainOptions(recentYears(5).map(String)),
  isNumber: true,
})
