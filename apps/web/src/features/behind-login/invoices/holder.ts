import type { MemberInvoice } from '@portal/api-contract'

/**
 * The invoice that an order stands on, where it stands on one. Those that became void have let it go, and the last of the others to be
 * changed has it: a refused application may have become void as well, which it does not say.
 */
export const holderOf = (invoices: readonly MemberInvoice[], orderId: number): MemberInvoice | undefined =>
  invoices
    .filter(({ orderIds, status }) => status !== 'RED_FLUSHED' && orderIds.includes(orderId))
    .reduce<MemberInvoice | undefined>(
      (last, one) => (last && last.lastModifiedDate >= one.lastModifiedDate ? last : one),
      undefined,
    )
