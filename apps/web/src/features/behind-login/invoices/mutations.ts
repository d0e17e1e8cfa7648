import { ApiError, type InvoiceApplication, type MemberInvoice } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { invoiceOfOrder } from './queries.ts'

const post = (body: InvoiceApplication) => unwrap(api.POST('/api/member/invoice-apply', { body }))
const put = (body: InvoiceApplication) => unwrap(api.PUT('/api/member/invoice-apply', { body }))

const isSameOrders = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Applies. Where the answer was lost, or the orders have an invoice by then, the one that is over the same orders is it. */
async function apply(body: InvoiceApplication): Promise<MemberInvoice> {
  try {
    return await post(body)
  } catch (error) {
    const isInvoiced = error instanceof ApiError && error.code === 'error.orderInvoiced'
    const mayBeDone = isInvoiced || isUnanswered(error)
    const [first = 0] = body.orderIds
    const kept = mayBeDone ? await invoiceOfOrder(first).catch(() => null) : null
    if (kept && isSameOrders(kept.orderIds, body.orderIds)) return kept
    throw error
  }
}

/** Asks for an invoice, or mends the one that the body names. */
export function useSendInvoice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: InvoiceApplication) => (body.id === undefined ? apply(body) : put(body)),
    onSettled: () => {
      // Of an order that has its invoice nothing more is drafted: the form that is still open would be answered 409.
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'draft'
      void queryClient.invalidateQueries({ queryKey: ['invoices'], predicate })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
