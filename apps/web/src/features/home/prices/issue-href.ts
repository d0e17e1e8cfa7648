import type { FeeNews } from '@portal/api-contract'

/** The column's list narrowed to the editions of a month in a region; with an id the one that is to be read. */
export function issueHref(
  columnHref: string,
  { period, region, id }: Pick<FeeNews, 'period' | 'region'> & { id?: number },
): string {
  const [path = '', query] = columnHref.split('?')
  const search = new URLSearchParams(query)
  search.set('region', region)
  search.set('period', period)
  if (id !== undefined) search.set('issue', String(id))
  return `${path}?${search}`
}
