import type { MemberOrder, OrderStatus } from '@portal/api-contract'
import type { Fen } from '../../../domain/money.ts'
import type { Item, StoredItem } from '../../../domain/order/order.ts'
import type { Attempt } from '../../../domain/order/payment.ts'
import type { Database } from '../../../store/database.ts'
import { nextId } from '../../../store/insert.ts'

/** An order as it is stored: the contract's record with money in fen, and what only the payment needs. */
export interface OrderRow
  extends Omit<
    MemberOrder,
    'totalAmount' | 'refundedAmount' | 'refund' | 'refunds' | 'returnedPayments' | 'codeUrl'
  > {
  totalAmountFen: Fen
  /** What of it was paid back. */
  refundedFen: Fen
  attempt: Attempt
  /** Unguessable; whoever has it may see and pay the order at the cashier. */
  cashierToken: string
  returnUrl: string | null
}

export const findOrder = (db: Database, id: number): OrderRow | undefined =>
  db.get<OrderRow>('SELECT * FROM memberOrder WHERE id = ? AND isDeleted = 0', [id])

export const findOrderByToken = (db: Database, token: string): OrderRow | undefined =>
  db.get<OrderRow>('SELECT * FROM memberOrder WHERE cashierToken = ? AND isDeleted = 0', [token])

export const findOrderByNumber = (db: Database, orderNo: string): OrderRow | undefined =>
  db.get<OrderRow>('SELECT * FROM memberOrder WHERE orderNo = ? AND isDeleted = 0', [orderNo])

/** Every order that can still be paid, newest first; those that ran out are closed first by `settleDue`. */
export const openOrders = (db: Database): OrderRow[] =>
  db.all<OrderRow>(
    "SELECT * FROM memberOrder WHERE status IN ('CREATED', 'PAYING') AND isDeleted = 0 ORDER BY createdDate DESC, id DESC",
  )

/** An order's lines in their order. */
export const itemsOf = (db: Database, orderId: number): StoredItem[] =>
  db.all<StoredItem>(
    `SELECT id, itemType, itemId, itemName, beneficiaryName, beneficiaryId, feeYear, quantity, priceFen, amountFen,
       (SELECT feeKind FROM memberFee WHERE memberFee.id = itemId AND itemType = 'MEMBER_FEE') AS feeKind,
       (SELECT CASE r.status WHEN 'APPROVED' THEN 'REFUNDED' ELSE 'PENDING' END
        FROM orderRefundItem asked JOIN orderRefund r ON r.id = asked.refundId
        WHERE asked.orderItemId = memberOrderItem.id AND r.status <> 'REJECTED') AS refundStatus
     FROM memberOrderItem WHERE orderId = ? ORDER BY id`,
    [orderId],
  )

/** Lets lines go that were paid back alone: what they stand for is free to be bought again. */
export function releaseItems(db: Database, items: readonly StoredItem[]): void {
  for (const { id } of items) db.run('UPDATE memberOrderItem SET isHeld = 0 WHERE id = ?', [id])
}

export type NewOrder = Omit<
  OrderRow,
  'refundedFen' | 'refundStatus' | 'lastModifiedDate' | 'isDeleted' | 'orderNum'
>

const orderColumns = [
  'id',
  'orderNo',
  'orderType',
  'payerType',
  'payerId',
  'payerName',
  'subject',
  'totalAmountFen',
  'payChannel',
  'status',
  'attempt',
  'transactionId',
  'cashierToken',
  'returnUrl',
  'expireTime',
  'payTime',
  'invoiceStatus',
  'createdDate',
] as const satisfies (keyof NewOrder)[]

const insertOrderSql = `INSERT INTO memberOrder (${orderColumns.join(', ')}, lastModifiedDate, orderNum)
  VALUES (${orderColumns.map((column) => `:${column}`).join(', ')}, coalesce(:payTime, :createdDate), :id)`

const insertItemSql = `INSERT INTO memberOrderItem
  (orderId, payerId, itemType, itemId, itemName, beneficiaryName, beneficiaryId, feeYear, quantity, priceFen, amountFen, isHeld)
  VALUES (:orderId, :payerId, :itemType, :itemId, :itemName, :beneficiaryName, :beneficiaryId, :feeYear, :quantity, :priceFen, :amountFen, :isHeld)`

const released: readonly OrderStatus[] = ['CLOSED', 'REFUNDED']

/** Writes an order with its lines. Source of the one-order-a-thing rule: the unique indexes over the lines that are held. */
export function insertOrder(db: Database, order: NewOrder, items: readonly Item[]): void {
  db.run(insertOrderSql, { ...order })
  const isHeld = released.includes(order.status) ? 0 : 1
  for (const item of items)
    db.run(insertItemSql, { orderId: order.id, payerId: order.payerId, beneficiaryId: null, ...item, isHeld })
}

/** The id that the next order gets; only within the transaction that inserts it. */
export const nextOrderId = (db: Database): number => nextId(db, 'memberOrder')

type Change = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'attempt'
    | 'payChannel'
    | 'returnUrl'
    | 'transactionId'
    | 'payTime'
    | 'expireTime'
    | 'refundedFen'
  >
>

/** Changes some fields of an order. @param at instant of the change */
export function updateOrder(db: Database, id: number, change: Change, at: string): void {
  const assignments = Object.keys(change).map((column) => `${column} = :${column}`)
  db.run(`UPDATE memberOrder SET ${[...assignments, 'lastModifiedDate = :at'].join(', ')} WHERE id = :id`, {
    ...change,
    at,
    id,
  })
}
