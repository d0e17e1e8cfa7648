import { ApiError, type InvoiceApplication, type MemberInvoice } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { holderOf } from './holder.ts'
import { isValid } from './invoice-words.ts'
import { allInvoices } from './queries.ts'

const post = (body: InvoiceApplication) => unwrap(api.POST('/api/member/invoice-apply', { body }))
const put = (body: InvoiceApplication) => unwrap(api.PUT('/api/member/invoice-apply', { body }))

/** Somebody else has asked for an invoice over an order by then. */
export class OrdersTaken extends Error {
  override readonly name = 'OrdersTaken'
  readonly invoice: MemberInvoice

  constructor(invoice: MemberInvoice) {
    super(`An order is on invoice ${invoice.id}`)
    this.invoice = invoice
  }
}

const isSameOrders = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

const asked = ['invoiceKind', 'titleType', 'buyerName', 'buyerTaxNo', 'email'] as const

/** Whether an invoice is what was asked for, and on its way or issued: orders that can be chosen were on none before. */
const isWhatWasAsked = (invoice: MemberInvoice, body: InvoiceApplication): boolean =>
  isValid(invoice.status) &&
  isSameOrders(invoice.orderIds, body.orderIds) &&
  asked.every((name) => (invoice[name] ?? null) === (body[name] ?? null))

/**
 * The invoice that orders stand on by now. Of those that were refused one may have let its orders go: it counts only where the backend has
 * said that they are on one.
 */
async function invoiceOver(
  orderIds: readonly number[],
  isInvoiced: boolean,
): Promise<MemberInvoice | undefined> {
  const all = await allInvoices({})
  const invoices = all.filter(({ status }) => isInvoiced || isValid(status))
  const holders = orderIds.map((id) => holderOf(invoices, id)).filter((holder) => holder !== undefined)
  return holders.find(({ status }) => isValid(status)) ?? holders[0]
}

/**
 * Applies. Where the answer was lost, or the orders have an invoice by then, one that says what was asked for is it.
 * @throws OrdersTaken where another invoice is over one of the orders
 */
async function apply(body: InvoiceApplication): Promise<MemberInvoice> {
  try {
    return await post(body)
  } catch (error) {
    const isInvoiced = error instanceof ApiError && error.code === 'error.orderInvoiced'
    const mayBeDone = isInvoiced || isUnanswered(error)
    const kept = mayBeDone ? await invoiceOver(body.orderIds, isInvoiced).catch(() => undefined) : undefined
    if (!kept) throw error
    if (isWhatWasAsked(kept, body)) return kept
    throw new OrdersTaken(kept)
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
