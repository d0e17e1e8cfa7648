import { formatDate } from '@portal/i18n'

/** The months that price information is offered for, the current one first, as `yyyy-MM` in time zone PRC. */
export function recentPeriods(now = new Date(), count = 25): string[] {
  const [year = 0, month = 1] = formatDate(now).split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const date = new Date(Date.UTC(year, month - 1 - back))
    return date.toISOString().slice(0, 7)
  })
}
