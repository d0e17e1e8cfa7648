import { skipToken, useQuery } from '@tanstack/react-query'
import { unitSiteQueryOptions } from '../../../lib/mini-site/queries.ts'
import { unitContentQueryOptions } from '../queries.ts'

/** A unit's site with its texts, which are asked for by the id that the frame's call tells. */
export function useUnitContent(domainId: string) {
  const { data: site } = useQuery(unitSiteQueryOptions(domainId))
  const id = site?.id
  return useQuery({
    ...unitContentQueryOptions(domainId, id ?? 0),
    ...(id === undefined && { queryFn: skipToken }),
  })
}
