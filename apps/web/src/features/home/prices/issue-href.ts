import type { FeeNews } from '@portal/api-contract'

/** The column's list narrowed to one issue. */
export function issueHref(
  columnHref: string,
  { period, region }: Pick<FeeNews, 'period' | 'region'>,
): string {
  const [path = '', query] = columnHref.split('?')
  const search = new URLSearchParams(query)
  search.set('region', region)
  search.set('period', period)
  return `${path}?${search}`
}
