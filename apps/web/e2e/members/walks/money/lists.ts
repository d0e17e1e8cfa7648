import type { Page } from '@playwright/test'
import type { FeeStatus, InvoiceStatus, OrderStatus, ReturnedPayment } from '@portal/api-contract'
import { expectLoaded } from '../../../support/settled.ts'
import { expect } from '../../../support/test.ts'
import { type MockBooks, money, type Walk } from './walk.ts'

const feeWords: Record<FeeStatus, string> = {
  UNPAID: '待缴纳',
  OVERDUE: '已逾期',
  PAYING: '支付中',
  PAID: '已缴纳',
  EXEMPT: '已免缴',
  REFUNDED: '已退费',
}
const orderWords: Record<OrderStatus, string> = {
  CREATED: '待支付',
  PAYING: '支付中',
  PAID: '已支付',
  CLOSED: '已关闭',
  REFUNDING: '退款中',
  REFUNDED: '已退款',
}
const invoiceWords: Record<InvoiceStatus, string> = {
  PENDING: '待审核',
  ISSUING: '开具中',
  ISSUED: '已开具',
  FAILED: '开具失败',
  REJECTED: '已退回',
  RED_FLUSHED: '已红冲',
}
const reasonWords: Record<ReturnedPayment['reason'], string> = {
  PAID_TWICE: '重复支付',
  WRONG_AMOUNT: '金额与应付不符',
  ORDER_CLOSED: '付款时订单已关闭',
}

const fen = (yuan: number) => Math.round(yuan * 100)
const paid: readonly string[] = ['PAID', 'REFUNDING', 'REFUNDED']
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** An order as the lists show it. */
interface Line {
  orderNo: string
  status: OrderStatus
  totalFen: number
  refundedFen: number
  returned: readonly { reason: ReturnedPayment['reason']; amountFen: number }[]
}

const lineOf = (order: MockBooks['orders'][number]): Line => ({
  orderNo: order.orderNo,
  status: order.status,
  totalFen: fen(order.totalAmount),
  refundedFen: fen(order.refundedAmount),
  returned: order.returnedPayments.map(({ reason, amount }) => ({ reason, amountFen: fen(amount) })),
})

/** The orders that are expected: those of before, which nobody has touched, and those of the walk. */
const expectedLines = ({ books, before, orderNos }: Walk): Line[] => [
  ...before.orders.map(lineOf),
  ...books.orders.map((order) => ({
    orderNo: orderNos.get(order.id) ?? '',
    status: order.status,
    totalFen: books.sumOf(order.feeIds),
    refundedFen: books.sumOf(order.refundedIds),
    returned: order.returned,
  })),
]

/** What each row of a list says in its columns, over all of its pages. */
async function rowsOf(page: Page, address: string, table: string, total: number): Promise<string[][]> {
  const rows: string[][] = []
  for (let number = 1; number === 1 || rows.length < total; number += 1) {
    await page.goto(number === 1 ? address : `${address}?page=${number}`)
    await expectLoaded(page)
    const body = page.getByRole('table', { name: table }).locator('tbody tr')
    const found = await body.evaluateAll((all) =>
      all.map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
      ),
    )
    rows.push(...found)
    if (found.length === 0) break
  }
  return rows
}

async function expectFees({ page, books }: Walk): Promise<void> {
  const rows = await rowsOf(page, '/financialManagement/fees', '各年度会费', books.fees.length)
  const shown = rows.map(([year, , , amount, , status]) => `${year} ${amount?.split(' ')[0]} ${status}`)
  const expected = books.fees.map(
    ({ year, amountFen, status }) => `${year} 年度 ${money(amountFen)} ${feeWords[status]}`,
  )
  expect(shown.sort(), 'the list of fees').toEqual(expected.sort())
}

async function expectOrders(walk: Walk): Promise<void> {
  const lines = expectedLines(walk)
  const rows = await rowsOf(walk.page, '/financialManagement/orders', '我的订单', lines.length)
  const shown = rows.map(
    ([subject, amount, , status]) => `${subject?.split(' ').at(-1)} ${amount} ${status?.split(' ')[0]}`,
  )
  const expected = lines.map(({ orderNo, totalFen, refundedFen, status }) => {
    const isPart = refundedFen > 0 && status !== 'REFUNDED'
    return `${orderNo} ${money(totalFen)}${isPart ? ` 已退 ${money(refundedFen)}` : ''} ${orderWords[status]}`
  })
  expect(shown.sort(), 'the list of orders').toEqual(expected.sort())
  if (lines.length === 0) return
  const counted = lines.filter(({ status }) => status !== 'CLOSED').map(({ totalFen }) => totalFen)
  await expect(walk.page.getByText(/^共 \d+ 笔，合计/)).toContainText(
    `共 ${lines.length} 笔，合计 ${money(sumOf(counted))}`,
  )
}

async function expectPayments(walk: Walk): Promise<void> {
  const lines = expectedLines(walk)
  const income = lines.filter(({ status }) => paid.includes(status))
  const returned = lines.flatMap(({ orderNo, returned: all }) => all.map((one) => ({ orderNo, ...one })))
  const total = income.length + returned.length
  const rows = await rowsOf(walk.page, '/financialManagement/payments', '支付记录', total)
  const shown = rows.map(
    ([subject, amount, , status]) =>
      `${subject?.split(' ').at(-1)} ${amount?.split(' ')[0]} ${status?.replace(' 退款未通过', '')}`,
  )
  const expected = [
    ...income.map(({ orderNo, totalFen, status }) => `${orderNo} ${money(totalFen)} ${orderWords[status]}`),
    ...returned.map(
      ({ orderNo, amountFen, reason }) => `${orderNo} ${money(amountFen)} 已原路退回 ${reasonWords[reason]}`,
    ),
  ]
  expect(shown.sort(), 'the list of payments').toEqual(expected.sort())
  if (total === 0) return
  const sum = money(sumOf(income.map(({ totalFen }) => totalFen)))
  await expect(walk.page.getByText(/^共 \d+ 笔，合计/)).toContainText(`共 ${total} 笔，合计 ${sum}`)
}

async function expectInvoices({ page, books, before }: Walk): Promise<void> {
  const all = [
    ...before.invoices.map(({ status, amount }) => ({ status, amountFen: fen(amount) })),
    ...books.invoices,
  ]
  const rows = await rowsOf(page, '/financialManagement/invoices', '我的发票', all.length)
  const shown = rows.map(([, , amount, status]) => `${amount} ${status?.split(' ')[0]}`)
  const expected = all.map(({ status, amountFen }) => `${money(amountFen)} ${invoiceWords[status]}`)
  expect(shown.sort(), 'the list of invoices').toEqual(expected.sort())
}

/** Holds what the lists of the money pages show, and their sums, against what the walk expects. */
export async function expectLists(walk: Walk): Promise<void> {
  await expectFees(walk)
  await expectOrders(walk)
  await expectPayments(walk)
  await expectInvoices(walk)
}
