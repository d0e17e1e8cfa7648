import type { DeskSubject } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'

/** Where a kind of records says whose they are; of the others none is a member's. */
const owners: Partial<Record<DeskSubject, string>> = {
  MEMBER: 'id AS owner FROM member',
  APPLICATION: 'ownerId AS owner FROM memberApply',
  FEE: 'ownerId AS owner FROM memberFee',
  INVOICE: 'ownerId AS owner FROM memberInvoice',
  SITE: 'memberId AS owner FROM miniSite',
  SITE_ITEM: 'memberId AS owner FROM siteItem',
  ORDER_REFUND: '(SELECT payerId FROM memberOrder WHERE id = orderId) AS owner FROM orderRefund',
  BANK_TRANSFER: 'payerId AS owner FROM memberOrder',
}

/** The id of the member whose record something is; null of what is no member's. */
export function ownerOf(db: Database, kind: DeskSubject, id: number): number | null {
  const source = owners[kind]
  if (!source) return null
  return db.get<{ owner: number }>(`SELECT ${source} WHERE id = ?`, [id])?.owner ?? null
}
