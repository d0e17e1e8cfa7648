import { skipToken, useQuery } from '@tanstack/react-query'
import { unitSiteQueryOptions } from '../../../lib/mini-site/queries.ts'
import { unitContentQueryOptions } from '../queries.ts'

/**
 * A unit's site with its texts, which are asked for by the id that the frame's call tells. A failure of that call is this
 * one's, and so is another try.
 */
export function useUnitContent(domainId: string) {
  const site = useQuery(unitSiteQueryOptions(domainId))
  const id = site.data?.id
  const content = useQuery({
    ...unitContentQueryOptions(domainId, id ?? 0),
    ...(id === undefined && { queryFn: skipToken }),
  })
  const { error, isFetching, refetch } = id === undefined ? site : content
  return { data: content.data, error, isFetching, refetch }
}
