import type { InvoiceTitle } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../../lib/api/all-pages.ts'
import { api, unwrapList } from '../../../../lib/api/http.ts'

/** The book of titles as the backend has it now. */
export const fetchTitles = (signal?: AbortSignal): Promise<InvoiceTitle[]> =>
  allPages((query) =>
    unwrapList(api.GET('/api/member-invoice-titles', { params: { query }, ...(signal && { signal }) })),
  )

/** The member's book of titles, the default first. */
export const titlesQueryOptions = queryOptions({
  queryKey: ['invoices', 'titles'],
  queryFn: ({ signal }) => fetchTitles(signal),
})
