import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import type { PrintSearch } from './print-search.ts'

/** Everything that stands on a print of the member; asks nothing where the address does not say of what. */
export const printQueryOptions = ({ type, id }: PrintSearch) =>
  queryOptions({
    queryKey: ['print', type, id],
    queryFn:
      type && id
        ? ({ signal }) => {
            const subject = type === 'APPLY_FORM' ? { applyId: id } : { feeId: id }
            const query = { printType: type, ...subject }
            return unwrap(api.GET('/api/print-info/member', { params: { query }, signal }))
          }
        : skipToken,
    // What was printed before may be true no more.
    staleTime: 0,
  })

interface LoaderContext {
  context: { queryClient: QueryClient }
  deps: PrintSearch
}

/** The loader of the page. */
export function printLoader({ context: { queryClient }, deps }: LoaderContext): void {
  if (deps.type && deps.id) void queryClient.prefetchQuery(printQueryOptions(deps))
}
