import { associationName } from '../../../domain/association.ts'
import { formatFen, yuanOf } from '../../../domain/money.ts'
import { invoiceTitles } from '../../../domain/order/invoice.ts'
import type { Item } from '../../../domain/order/order.ts'
import { escapeMarkup } from '../../../domain/text/escape.ts'
import { ofdFile, pdfFile } from '../../../media/documents/index.ts'
import { xmlPart } from '../../../media/documents/xml.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { itemsOf } from '../member-orders/order-store.ts'
import { findInvoiceByKey, type InvoiceRow, orderIdsOf } from './invoice-store.ts'

/** A file of an invoice, made when it is asked for. */
export interface InvoiceFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Name and value of each line on the document's head; what is not known is left out. */
function factsOf(invoice: InvoiceRow): [string, string][] {
  const facts: [string, string | null][] = [
    ['发票号码', invoice.invoiceNo],
    ['开票日期', invoice.issueDate],
    ['购买方名称', invoice.buyerName],
    ['购买方税号', invoice.buyerTaxNo],
    ['购买方地址', invoice.buyerAddress],
    ['购买方电话', invoice.buyerTel],
    ['购买方开户行', invoice.buyerBankName],
    ['购买方账号', invoice.buyerBankAccount],
    ['销售方名称', associationName],
    ['备注', invoice.remark],
    ['状态', invoice.status === 'RED_FLUSHED' ? '已红冲，原票作废' : null],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

/** The lines that had been paid back when an invoice was applied for: it is not over them. */
const leftOut = (db: Database, { id, submittedDate }: InvoiceRow): Set<number> =>
  new Set(
    db
      .all<{ orderItemId: number }>(
        `SELECT asked.orderItemId FROM memberInvoiceOrder l JOIN orderRefund r ON r.orderId = l.orderId AND r.status = 'APPROVED'
         JOIN orderRefundItem asked ON asked.refundId = r.id WHERE l.invoiceId = ? AND r.decidedAt <= ?`,
        [id, submittedDate],
      )
      .map(({ orderItemId }) => orderItemId),
  )

const swappedSql =
  'SELECT fromName AS itemName FROM courseSwap WHERE orderId = ? AND toCourseId = ? AND swapTime > ?'

/** A line as it was when an invoice was applied for: its course may have been swapped since. */
function asInvoiced(db: Database, orderId: number, item: Item, { submittedDate }: InvoiceRow): Item {
  if (item.itemType !== 'COURSE') return item
  const former = db.get<Pick<Item, 'itemName'>>(swappedSql, [orderId, item.itemId, submittedDate])
  return { ...item, ...former }
}

function itemsOn(db: Database, invoice: InvoiceRow): Item[] {
  const out = leftOut(db, invoice)
  return orderIdsOf(db, invoice.id).flatMap((orderId) =>
    itemsOf(db, orderId)
      .filter(({ id }) => !out.has(id))
      .map((item) => asInvoiced(db, orderId, item, invoice)),
  )
}

function linesOf(db: Database, invoice: InvoiceRow): string[] {
  const items = itemsOn(db, invoice).map(
    ({ itemName, quantity, priceFen, amountFen }, index) =>
      `${index + 1}. ${itemName}　数量 ${quantity}　单价 ${formatFen(priceFen)}　金额 ${formatFen(amountFen)}`,
  )
  const facts = factsOf(invoice).map(([name, value]) => `${name}：${value}`)
  return [...facts, '', ...items, '', `价税合计：${formatFen(invoice.amountFen)}`]
}

function xmlOf(db: Database, invoice: InvoiceRow): Uint8Array {
  const element = (name: string, value: string | number) =>
    `<${name}>${escapeMarkup(String(value))}</${name}>`
  const facts = factsOf(invoice).map(
    ([name, value]) => `<Fact name="${escapeMarkup(name)}">${escapeMarkup(value)}</Fact>`,
  )
  const items = itemsOn(db, invoice).map(
    ({ itemName, quantity, priceFen, amountFen }) =>
      `<Item>${element('Name', itemName)}${element('Quantity', quantity)}${element('Price', yuanOf(priceFen).toFixed(2))}${element('Amount', yuanOf(amountFen).toFixed(2))}</Item>`,
  )
  const total = element('Total', yuanOf(invoice.amountFen).toFixed(2))
  const kind = element('Kind', invoice.invoiceKind)
  const number = element('InvoiceNumber', invoice.invoiceNo ?? '')
  const body = `<EInvoice>${number}${kind}${facts.join('')}<Items>${items.join('')}</Items>${total}</EInvoice>`
  return new TextEncoder().encode(xmlPart(body))
}

const makers: Record<string, { type: string; make: (db: Database, invoice: InvoiceRow) => Uint8Array }> = {
  pdf: {
    type: 'application/pdf',
    make: (db, invoice) => pdfFile(invoiceTitles[invoice.invoiceKind], linesOf(db, invoice)),
  },
  ofd: {
    type: 'application/ofd',
    make: (db, invoice) => ofdFile(invoiceTitles[invoice.invoiceKind], linesOf(db, invoice)),
  },
  xml: { type: 'application/xml; charset=utf-8', make: xmlOf },
}

/** The file at `files/invoices/{key}.{pdf|ofd|xml}`; undefined when there is none. */
export function invoiceFileAt({ db }: World, fileName: string): InvoiceFile | undefined {
  const [, key = '', extension = ''] = /^([\w-]{22})\.(pdf|ofd|xml)$/.exec(fileName) ?? []
  const maker = makers[extension]
  const invoice = maker && findInvoiceByKey(db, key)
  if (!invoice) return undefined
  return { name: `${invoice.invoiceNo}.${extension}`, type: maker.type, bytes: maker.make(db, invoice) }
}
