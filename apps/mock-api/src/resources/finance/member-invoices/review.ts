import { formatFen } from '../../../domain/money.ts'
import type { PendingReview, ReviewDesk } from '../../../review/desk.ts'
import { findInvoice, type InvoiceRow, toMemberInvoice } from './invoice-store.ts'
import { decideInvoice } from './issue.ts'

const kind = 'INVOICE'

const toReview = ({ id, buyerName, amountFen, email, submittedDate }: InvoiceRow): PendingReview => ({
  kind,
  id,
  title: `${buyerName} · ${formatFen(amountFen)}`,
  subtitle: email,
  submittedAt: submittedDate,
})

/** Applications for invoices that wait for the association. */
export const invoiceDesk: ReviewDesk = {
  kind,
  name: '开票申请',
  // What is rejected can be mended, so nothing is returned.
  decisions: ['APPROVE', 'REJECT'],
  pending: ({ db }) =>
    db
      .all<InvoiceRow>(`SELECT * FROM memberInvoice WHERE status = 'PENDING' ORDER BY submittedDate, id`)
      .map(toReview),
  submission(world, id) {
    const row = findInvoice(world.db, id)
    return row ? toMemberInvoice(world, row) : {}
  },
  decide: decideInvoice,
}
