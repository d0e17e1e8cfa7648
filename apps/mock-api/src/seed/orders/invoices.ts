import type { InvoiceStatus } from '@portal/api-contract'
import { invoiceNumber } from '../../domain/order/invoice.ts'
import { prcDate } from '../../domain/prc-time.ts'
import { createRandom } from '../../domain/random.ts'
import {
  insertInvoice,
  markOrders,
  type NewInvoice,
  releaseOrders,
} from '../../resources/finance/member-invoices/invoice-store.ts'
import { kindsOf } from '../../resources/finance/member-invoices/invoiceable.ts'
import { newFileKey } from '../../resources/finance/member-invoices/issue.ts'
import type { OrderRow } from '../../resources/finance/member-orders/order-store.ts'
import type { Database } from '../../store/database.ts'
import { schedule } from '../../tasks/schedule.ts'
import type { World } from '../../world.ts'
import { personaSeeds } from '../personas.ts'

const minute = 60_000
const day = 1440 * minute

/** What an invoice is made out over. */
type Invoiced = Pick<OrderRow, 'id' | 'totalAmountFen' | 'payTime' | 'createdDate'>

interface Buyer {
  id: number
  ownerType: 'UNIT' | 'PERSON'
  name: string
  uscc: string | null
}

const later = (instant: string, milliseconds: number): Date => new Date(Date.parse(instant) + milliseconds)

const failReasons: Partial<Record<InvoiceStatus, string>> = {
  FAILED: '购买方税号校验未通过，请核对统一社会信用代码后重新提交',
  REJECTED: '请在备注中注明培训班期次与人员名单后重新提交',
  RED_FLUSHED: '发票所含订单已退款',
}

/** Bank and address of a unit, for the invoices that name them. */
function particulars(buyer: Buyer) {
  const random = createRandom(`bank/${buyer.id}`)
  const city = random.pick(['临江', '云洲', '松陵', '青屿'])
  return {
    buyerAddress: `江川省${city}市${random.pick(['云帆路', '望江街', '学府大道', '滨河西路'])}${random.int(8, 288)}号`,
    buyerTel: `0591-8${random.int(1_000_000, 9_999_999)}`,
    buyerBankName: `江川银行${city}分行${random.pick(['营业部', '城东支行', '高新支行'])}`,
    buyerBankAccount: `6901${random.int(10_000_000, 99_999_999)}${random.int(1_000, 9_999)}`,
  }
}

const noParticulars = { buyerAddress: null, buyerTel: null, buyerBankName: null, buyerBankAccount: null }

function invoiceOf(db: Database, order: Invoiced, buyer: Buyer, status: InvoiceStatus): NewInvoice {
  const isUnit = buyer.ownerType === 'UNIT'
  const kinds = kindsOf(db, order.id)
  const createdDate = later(order.payTime ?? order.createdDate, 20 * minute).toISOString()
  const invoiceKind = (isUnit ? kinds.at(-1) : kinds[0]) ?? 'E_NORMAL'
  return {
    ownerId: buyer.id,
    invoiceKind,
    titleType: isUnit ? 'COMPANY' : 'PERSON',
    buyerName: buyer.name,
    // The platform has refused a code with two of its characters changed round.
    buyerTaxNo: status === 'FAILED' ? '91349901MA2HX10K7F' : buyer.uscc,
    ...(invoiceKind === 'E_SPECIAL' ? particulars(buyer) : noParticulars),
    amountFen: order.totalAmountFen,
    email: `${isUnit ? 'finance' : 'mail'}${buyer.id}@jiangchuan.example`,
    phone: null,
    remark: null,
    status,
    invoiceNo: null,
    issueDate: null,
    fileKey: null,
    failReason: failReasons[status] ?? null,
    decidedDate: status === 'PENDING' ? null : later(createdDate, minute / 2).toISOString(),
    createdDate,
  }
}

/** Writes an invoice over an order in a state. @returns its id */
export function seedInvoice(db: Database, order: Invoiced, buyer: Buyer, status: InvoiceStatus): number {
  const invoice = invoiceOf(db, order, buyer, status)
  const id = insertInvoice(db, invoice, [order.id])
  if (status === 'ISSUED' || status === 'RED_FLUSHED') {
    const at = later(invoice.createdDate, minute)
    const issued = [invoiceNumber(at, id), prcDate(at), newFileKey(), at.toISOString(), id]
    db.run(
      'UPDATE memberInvoice SET invoiceNo = ?, issueDate = ?, fileKey = ?, lastModifiedDate = ? WHERE id = ?',
      issued,
    )
  }
  if (status === 'RED_FLUSHED') releaseOrders(db, id)
  return id
}

function write(world: World, order: OrderRow, status: InvoiceStatus): void {
  const { db } = world
  const buyer = db.get<Buyer>('SELECT id, ownerType, name, uscc FROM member WHERE id = ?', [order.payerId])
  if (!buyer) return
  const id = seedInvoice(db, order, buyer, status)
  // What is under way goes on by itself, after a day to look at it.
  const due = new Date(world.clock.now().getTime() + day)
  if (status === 'PENDING') schedule(world, 'REVIEW_INVOICE', id, due)
  if (status === 'ISSUING') schedule(world, 'ISSUE_INVOICE', id, due)
}

/** The unit that shows every state: its latest training, so that they stand on the first page. */
function showStates(world: World): void {
  const { db } = world
  const payerId = personaSeeds.findIndex(({ key }) => key === 'hengxin') + 1
  const orders = db.all<OrderRow>(
    `SELECT * FROM memberOrder WHERE payerId = ? AND orderType = 'EDU' AND status = 'PAID' AND invoiceStatus = 'NONE'
     ORDER BY createdDate DESC`,
    [payerId],
  )
  const states: InvoiceStatus[] = ['PENDING', 'ISSUING', 'FAILED', 'REJECTED']
  states.forEach((status, index) => {
    const order = orders[index]
    if (!order) return
    write(world, order, status)
    markOrders(db, [order.id], 'APPLIED', new Date(order.payTime ?? order.createdDate))
  })
  const refunded = `SELECT * FROM memberOrder WHERE payerId = ? AND status = 'REFUNDED' LIMIT 1`
  for (const order of db.all<OrderRow>(refunded, [payerId])) write(world, order, 'RED_FLUSHED')
}

/** One invoice in every state, whose ids the document's examples know, and one for each order that has one. After members and orders. */
export function seedInvoices(world: World): void {
  showStates(world)
  const issued = `SELECT * FROM memberOrder WHERE invoiceStatus = 'ISSUED' ORDER BY payTime, id`
  for (const order of world.db.all<OrderRow>(issued)) write(world, order, 'ISSUED')
}
