import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { api, unwrapItems } from '../../../../lib/api/http.ts'

/** The receipts of a paid order, one a line; asks nothing where the address does not say of which. */
export const receiptsQueryOptions = (orderId: number | undefined) =>
  queryOptions({
    queryKey: ['print', 'receipts', orderId],
    queryFn:
      orderId === undefined
        ? skipToken
        : ({ signal }) =>
            unwrapItems(
              api.GET('/api/print-info/receipts/{id}', { params: { path: { id: orderId } }, signal }),
            ),
    // What was printed before may be true no more.
    staleTime: 0,
  })

/** Asks for the receipts before the page is there. */
export function prefetchReceipts(queryClient: QueryClient, orderId: number | undefined): void {
  if (orderId !== undefined) void queryClient.prefetchQuery(receiptsQueryOptions(orderId))
}
