import { ApiError, type InvoiceTitle, type InvoiceTitleInput } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { isUnanswered } from '../../../../lib/api/unanswered.ts'
import { unlessMissing } from '../../../../lib/api/unless-missing.ts'
import { fetchTitles, titlesQueryOptions } from './queries.ts'
import { contentOf, keyOf } from './title.ts'

const path = '/api/member-invoice-titles'

const isSame = (one: InvoiceTitleInput, other: InvoiceTitleInput): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))

/** Keeps a new title. Where the answer was lost, or the book has the very same by then, that is it. */
async function create(body: InvoiceTitleInput): Promise<InvoiceTitle> {
  try {
    return await unwrap(api.POST(path, { body }))
  } catch (error) {
    const isKnown = error instanceof ApiError && error.code === 'error.titleExists'
    const mayBeDone = isKnown || isUnanswered(error)
    const titles = mayBeDone ? await fetchTitles().catch(() => []) : []
    const kept = titles.find((title) => keyOf(title) === keyOf(body))
    if (kept && isSame(kept, body)) return kept
    throw error
  }
}

function useSettled() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: titlesQueryOptions.queryKey })
    // A new application begins with the default.
    queryClient.removeQueries({ queryKey: ['invoices', 'draft'], type: 'inactive' })
  }
}

/** Keeps a title in the book, or changes the one that the body names. */
export function useKeepTitle() {
  const settled = useSettled()
  return useMutation({
    mutationFn: (body: InvoiceTitleInput) =>
      body.id === undefined ? create(body) : unwrap(api.PUT(path, { body })),
    onSettled: settled,
  })
}

/** Takes a title out of the book; one that is gone already is as well. */
export function useDeleteTitle() {
  const settled = useSettled()
  return useMutation({
    mutationFn: (id: number) =>
      unlessMissing(unwrap(api.DELETE(`${path}/{id}`, { params: { path: { id } } }))),
    onSettled: settled,
  })
}
