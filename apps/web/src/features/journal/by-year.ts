import type { Journal } from '@portal/api-contract'

export interface JournalYear {
  year: number
  /** The first of the year first, as they stand on a shelf. */
  issues: Journal[]
}

/** Issues on the shelves of their years, the latest year first. */
export function byYear(issues: readonly Journal[]): JournalYear[] {
  const years = [...new Set(issues.map(({ year }) => year))].sort((a, b) => b - a)
  return years.map((year) => ({
    year,
    issues: issues.filter((issue) => issue.year === year).sort((a, b) => a.issueNo - b.issueNo),
  }))
}
