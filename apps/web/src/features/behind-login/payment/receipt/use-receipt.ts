import type { InvoiceDraft } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { tidyTaxNumber } from '../../../../lib/forms/fields/tax-number.ts'
import type { ReceiptForm } from './receipt-schema.ts'

/** Applies for the receipt of an order, of the kind that the backend names first for it. */
export function useReceipt(orderId: number, { invoiceKinds, titleType }: InvoiceDraft) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ buyerName, buyerTaxNo, email }: ReceiptForm) => {
      const body = {
        orderIds: [orderId],
        invoiceKind: invoiceKinds[0] ?? ('FISCAL_RECEIPT' as const),
        titleType,
        buyerName: buyerName.trim(),
        ...(buyerTaxNo && { buyerTaxNo: tidyTaxNumber(buyerTaxNo) }),
        email: email.trim(),
      }
      return unwrap(api.POST('/api/member/invoice-apply', { body }))
    },
    onSettled: () => {
      for (const root of ['orders', 'invoices']) void queryClient.invalidateQueries({ queryKey: [root] })
    },
  })
}
