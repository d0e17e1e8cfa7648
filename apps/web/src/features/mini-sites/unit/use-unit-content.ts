import { ApiError } from '@portal/api-contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { unitSiteQueryOptions } from '../../../lib/mini-site/queries.ts'
import { unitContentQueryOptions } from '../queries.ts'

/**
 * A unit's site with its texts, which are asked for by the id that the frame's call tells. A failure of that call is this
 * one's, and so are an answer without an id and another try.
 */
export function useUnitContent(domainId: string) {
  const site = useQuery(unitSiteQueryOptions(domainId))
  const id = typeof site.data?.id === 'number' ? site.data.id : undefined
  const content = useQuery({
    ...unitContentQueryOptions(domainId, id ?? 0),
    ...(id === undefined && { queryFn: skipToken }),
  })
  const { error, isFetching, refetch } = id === undefined ? site : content
  const isWithoutId = site.isSuccess && id === undefined
  return {
    data: content.data,
    error: isWithoutId ? new ApiError('malformed', { status: 200 }) : error,
    isFetching,
    refetch,
  }
}
