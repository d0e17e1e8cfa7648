import { ApiError } from '@portal/api-contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { withServerTime } from '../../../lib/api/server-clock.ts'
import { nextPoll } from './trade/polling.ts'

/** What the receipt of a paid order could look like, as far as the backend knows its buyer. */
export const receiptDraftQueryOptions = (orderId: number) =>
  queryOptions({
    queryKey: ['payment', 'receipt', orderId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/member-invoices/apply/{id}', { params: { path: { id: orderId } }, signal })),
    staleTime: 0,
  })

/** The id of the member's order of a number; null where there is none. */
export const orderIdQueryOptions = (orderNo: string) =>
  queryOptions({
    queryKey: ['payment', 'order', orderNo],
    queryFn: async ({ signal }) => {
      const query = { 'orderNo.equals': orderNo, size: 1 }
      const { items } = await unwrapList(api.GET('/api/member-orders', { params: { query }, signal }))
      return items[0]?.id ?? null
    },
  })

/** What the QR of an order encodes, as its payment answered; for a backend whose orders do not tell it again. */
export const issuedCodeQueryOptions = (orderId: number) =>
  queryOptions<string>({ queryKey: ['payment', 'code', orderId], queryFn: skipToken })

/** No answer, or a server that is busy: worth asking again for as long as the page is open. */
const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** How the payment of an order stands; asked again and again until that is final. */
export const tradeQueryOptions = (orderId: number) =>
  queryOptions({
    queryKey: ['payment', 'trade', orderId],
    queryFn: ({ signal }) =>
      unwrap(
        withServerTime(
          api.GET('/api/weixin/query-order/{id}', { params: { path: { id: orderId } }, signal }),
        ),
      ),
    staleTime: 0,
    retry: (_failures, error) => isPassing(error),
    retryDelay: (failures) => nextPoll({ state: undefined, isVisible: true, failures }) || 0,
    refetchInterval: ({ state: { status, data, fetchFailureCount } }) =>
      status === 'error'
        ? false
        : nextPoll({ state: data?.trade_state, isVisible: !document.hidden, failures: fetchFailureCount }),
  })
