import type { InvoiceDraft } from '@portal/api-contract'
import type { Caller } from '../../../domain/account/caller.ts'
import { yuanOf } from '../../../domain/money.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { findDefaultTitle } from '../invoice-titles/title-store.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { companionsOf, invoiceableFen, invoiceableOrder, kindsOf, toInvoicedOrder } from './invoiceable.ts'

type Buyer = Omit<InvoiceDraft, 'orders' | 'otherOrders' | 'invoiceKinds' | 'amount'>

const buyerFields = `titleType, buyerName, buyerTaxNo, buyerAddress, buyerTel, buyerBankName, buyerBankAccount, email, phone`

/** The title that the member has chosen for new applications. */
function chosenBuyer(db: Database, ownerId: number): Buyer | undefined {
  const title = findDefaultTitle(db, ownerId)
  if (!title) return undefined
  const {
    titleType,
    buyerName,
    buyerTaxNo,
    buyerAddress,
    buyerTel,
    buyerBankName,
    buyerBankAccount,
    email,
    phone,
  } = title
  return {
    titleType,
    buyerName,
    buyerTaxNo,
    buyerAddress,
    buyerTel,
    buyerBankName,
    buyerBankAccount,
    email,
    phone,
  }
}

const lastBuyer = (db: Database, ownerId: number): Buyer | undefined =>
  db.get<Buyer>(
    `SELECT ${buyerFields} FROM memberInvoice WHERE ownerId = ? AND isDeleted = 0 ORDER BY createdDate DESC, id DESC LIMIT 1`,
    [ownerId],
  )

/** The member as buyer, from what the association knows. */
const buyerOf = (db: Database, memberId: number): Buyer | undefined =>
  db.get<Buyer>(
    `SELECT CASE ownerType WHEN 'UNIT' THEN 'COMPANY' ELSE 'PERSON' END AS titleType, m.name AS buyerName,
       m.uscc AS buyerTaxNo, c.province || c.city || c.district || c.address AS buyerAddress,
       c.phone AS buyerTel, NULL AS buyerBankName, NULL AS buyerBankAccount,
       coalesce(c.email, p.email) AS email, m.phone
     FROM member m LEFT JOIN companyProfile c ON c.memberId = m.id LEFT JOIN personProfile p ON p.memberId = m.id
     WHERE m.id = ?`,
    [memberId],
  )

const toChoice = (order: OrderRow) => toInvoicedOrder(order, invoiceableFen(order))

/**
 * An application over one of the caller's orders as far as it can be filled in.
 * @throws HttpProblem 404 and 409, see `invoiceableOrder`
 */
export function draftInvoice({ db }: World, { memberId }: Caller, orderId: number): InvoiceDraft {
  const order = invoiceableOrder(db, memberId, orderId)
  const buyer = chosenBuyer(db, memberId) ?? lastBuyer(db, memberId) ?? buyerOf(db, memberId)
  if (!buyer) throw new Error(`Member ${memberId} is gone`)
  return {
    ...buyer,
    orders: [toChoice(order)],
    otherOrders: companionsOf(db, order).map(toChoice),
    invoiceKinds: kindsOf(db, order.id),
    amount: yuanOf(invoiceableFen(order)),
  }
}
