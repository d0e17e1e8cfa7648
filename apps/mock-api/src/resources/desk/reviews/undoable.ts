import type { DeskReviewKind, DeskReviewSummary } from '@portal/api-contract'
import type { Undoable } from '../undo/undo.ts'

type Kept = Pick<Undoable, 'task' | 'parts'>

/** What a refusal changes, of the kinds of which it can be taken back. Visitors have been told by SMS, which no undo calls back. */
const kept: Partial<Record<DeskReviewKind, Kept>> = {
  ORDER_REFUND: {
    task: 'REVIEW_REFUND',
    parts: [
      { table: 'orderRefund', key: 'id', where: 'id = :id' },
      {
        table: 'memberOrder',
        key: 'id',
        where: 'id = (SELECT orderId FROM orderRefund WHERE orderRefund.id = :id)',
      },
    ],
  },
  INVOICE: {
    task: 'REVIEW_INVOICE',
    parts: [{ table: 'memberInvoice', key: 'id', where: 'id = :id' }],
  },
  SITE: {
    task: 'REVIEW_SITE',
    parts: [{ table: 'miniSite', key: 'id', where: 'id = :id' }],
  },
  SITE_ITEM: {
    task: 'REVIEW_SITE_ITEM',
    parts: [{ table: 'siteItem', key: 'id', where: 'id = :id' }],
  },
}

/** A review with what hangs on it; undefined for a kind of which no decision is taken back. */
export function undoableReview({
  kind,
  recordId,
  title,
}: Pick<DeskReviewSummary, 'kind' | 'recordId' | 'title'>): Undoable | undefined {
  const found = kept[kind]
  return found && { kind, id: recordId, name: title, ...found, whose: { id: recordId } }
}
