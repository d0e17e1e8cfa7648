import type { MemberInvoice, MemberInvoiceDetail } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { listOf } from '../../../lib/content/list-of.ts'
import { holderOf } from './holder.ts'
import { type InvoicesSearch, invoiceCriteria, invoicesQuery } from './invoices-search.ts'
import { mendableOf } from './mendable.ts'
import { titlesQueryOptions } from './titles/queries.ts'

/** A page of the member's invoices, newest first. */
export const invoicesQueryOptions = (search: InvoicesSearch) => {
  const query = invoicesQuery(search)
  return queryOptions({
    queryKey: ['invoices', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-invoices', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** How soon an invoice that is under way is asked for again, in milliseconds. */
const asksAgain = 5_000

/** One invoice with its orders; asked for again while the tax authority's platform is at it. */
export const invoiceQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['invoices', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/member-invoices-detail/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) => (data?.status === 'ISSUING' ? asksAgain : false),
  })

/** What an invoice for an order could look like: the kinds that it allows, and the buyer as far as he is known. */
export const invoiceDraftQueryOptions = (orderId: number) =>
  queryOptions({
    queryKey: ['invoices', 'draft', orderId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/member-invoices/apply/{id}', { params: { path: { id: orderId } }, signal })),
    // Mended in another tab a moment ago? What is sent is not taken from memory.
    staleTime: 0,
  })

/** The paid orders that are on no invoice yet, newest first. */
export const invoiceableOrdersQueryOptions = queryOptions({
  queryKey: ['invoices', 'orders'],
  queryFn: ({ signal }) =>
    allPages((page) => {
      const query = {
        'status.equals': 'PAID' as const,
        'invoiceStatus.equals': 'NONE' as const,
        'totalAmount.greaterThan': 0,
        sort: ['payTime,desc' as const, 'id,desc' as const],
        ...page,
      }
      return unwrapList(api.GET('/api/member-orders', { params: { query }, signal }))
    }),
  staleTime: 0,
})

/** Every invoice that a list is narrowed to, on all of its pages. */
export function allInvoices(search: InvoicesSearch): Promise<MemberInvoice[]> {
  const criteria = invoiceCriteria(search)
  return allPages((page) =>
    unwrapList(api.GET('/api/member-invoices', { params: { query: { ...criteria, ...page } } })),
  )
}

/** All that a list is narrowed to, for what its amounts come to. */
export const allInvoicesQueryOptions = (search: InvoicesSearch) => {
  const { status, kind, keyword } = search
  return queryOptions({
    queryKey: ['invoices', 'all', { status, kind, keyword }],
    queryFn: () => allInvoices({ status, kind, keyword }),
  })
}

/** The invoice that an order which cannot be invoiced stands on; null where it is on none. */
async function invoiceOfOrder(orderId: number): Promise<MemberInvoice | null> {
  return holderOf(await allInvoices({}), orderId) ?? null
}

export const invoiceOfOrderQueryOptions = (orderId: number) =>
  queryOptions({
    queryKey: ['invoices', 'of-order', orderId],
    queryFn: () => invoiceOfOrder(orderId),
    staleTime: 0,
  })

/** Of which of its orders an application can be mended, and with what is left of them. */
export const mendableQueryOptions = (invoice: MemberInvoiceDetail) => {
  const { id, status, lastModifiedDate, orders } = invoice
  const ids = listOf(orders).map((order) => order.id)
  return queryOptions({
    queryKey: ['invoices', 'mendable', id, lastModifiedDate],
    queryFn: async ({ signal }) => {
      const query = { 'id.in': ids, size: ids.length }
      const { items } = await unwrapList(api.GET('/api/member-orders', { params: { query }, signal }))
      // One that waits has its orders, and those that are on none are free.
      const isClear = status === 'PENDING' || items.every(({ invoiceStatus }) => invoiceStatus === 'NONE')
      return mendableOf(invoice, items, isClear ? [] : await allInvoices({}))
    },
    // Paid back in another tab a moment ago? What is sent is not taken from memory.
    staleTime: 0,
  })
}

/** The loader of the invoices' page: asks for what its address opens. */
export function invoicesLoader({ context: { queryClient }, deps }: LoaderContext<InvoicesSearch>): void {
  if (deps.invoice) void queryClient.prefetchQuery(invoiceQueryOptions(deps.invoice))
  else if (deps.part === 'titles') void queryClient.prefetchQuery(titlesQueryOptions)
  else if (deps.part === 'apply' || deps.order) void queryClient.prefetchQuery(invoiceableOrdersQueryOptions)
  else void queryClient.prefetchQuery(invoicesQueryOptions(deps))
}
