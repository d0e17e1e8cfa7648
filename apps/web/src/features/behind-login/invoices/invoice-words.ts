import { msg } from '@lingui/core/macro'
import type { InvoiceKind, InvoiceStatus } from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'

/** An invoice's state in a word, with the colour that goes with it. */
export const invoiceStates: States<InvoiceStatus> = {
  PENDING: { tone: 'info', label: msg`待审核` },
  ISSUING: { tone: 'info', label: msg`开具中` },
  ISSUED: { tone: 'success', label: msg`已开具` },
  FAILED: { tone: 'danger', label: msg`开具失败` },
  REJECTED: { tone: 'danger', label: msg`已退回` },
  RED_FLUSHED: { tone: 'neutral', label: msg`已红冲` },
}

/** The kinds of invoice by their short names. */
export const invoiceKinds: States<InvoiceKind> = {
  FISCAL_RECEIPT: { tone: 'honour', label: msg`会费票据` },
  E_NORMAL: { tone: 'neutral', label: msg`数电普票` },
  E_SPECIAL: { tone: 'neutral', label: msg`数电专票` },
}

/** States in which the member may mend an invoice and send it again. */
export const isMendable = (status: InvoiceStatus): boolean =>
  status === 'PENDING' || status === 'REJECTED' || status === 'FAILED'

/** Whether an invoice was issued, or is on its way to be; none was where the application was refused, and a red-flushed one is void. */
export const isValid = (status: InvoiceStatus): boolean =>
  status === 'PENDING' || status === 'ISSUING' || status === 'ISSUED'
