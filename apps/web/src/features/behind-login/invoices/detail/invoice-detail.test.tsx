import type { MemberInvoiceDetail, MemberOrder } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { invoiceOf, listOf, orderOf } from '../invoices.fixture.ts'
import InvoiceDetail from './invoice-detail.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const paidBack = { status: 'REFUNDED', refundedAmount: 200 } as const
const reason = '发票所含订单已退款'

/** Opens an application whose orders are as they are by now. @returns the calls */
async function open(invoice: MemberInvoiceDetail, orders: MemberOrder[], isMending = false, path = '/') {
  const calls = fakeApi({
    [`GET /api/member-invoices-detail/${invoice.id}`]: () => Response.json(invoice),
    'GET /api/member-orders': () => listOf(orders),
    'GET /api/member-invoices': () => listOf([invoice]),
    'GET /api/member-invoice-titles': () => listOf([]),
    'PUT /api/member/invoice-apply': () => problem(409, 'error.orderRefunded'),
  })
  await renderPage(
    <UiProvider>
      <InvoiceDetail id={invoice.id} isMending={isMending} />
    </UiProvider>,
    path,
  )
  return calls
}

const mendLink = () => screen.queryByRole('link', { name: '修改后重新提交' })

it('says of an application whose orders were paid back that it is void, and leads nowhere', async () => {
  const invoice = invoiceOf(1, [11], { status: 'REJECTED', failReason: reason })
  await open(invoice, [orderOf(11, paidBack)])
  expect(await screen.findByText('订单已退款，申请已作废')).toBeTruthy()
  expect(screen.queryByText('协会退回了申请')).toBeNull()
  expect(mendLink()).toBeNull()
})

it('leads on to mend what is left of a void application', async () => {
  const invoice = invoiceOf(1, [11, 12], { status: 'REJECTED', failReason: reason })
  await open(invoice, [orderOf(11, paidBack), orderOf(12)])
  expect(await screen.findByText('申请已作废')).toBeTruthy()
  expect(mendLink()).toBeTruthy()
})

it('says of what the association has refused that it has', async () => {
  const invoice = invoiceOf(1, [11], { status: 'REJECTED', failReason: '请注明期次' })
  await open(invoice, [orderOf(11, { invoiceStatus: 'APPLIED' })])
  expect(await screen.findByText('协会退回了申请')).toBeTruthy()
  expect(mendLink()).toBeTruthy()
})

it('mends an application for the orders that are left, with what was kept of them', async () => {
  const invoice = invoiceOf(1, [11, 12], { status: 'REJECTED', failReason: reason })
  const calls = await open(invoice, [orderOf(11, paidBack), orderOf(12, { refundedAmount: 80 })], true)
  expect(await screen.findByText('以下订单不能再开票，不在这次申请中')).toBeTruthy()
  expect(screen.getByText(/订单11/).closest('li')?.textContent).toBe('订单11 · JC11 · 已退款')
  const table = screen.getByRole('table', { name: '发票所含订单' })
  expect(within(table).queryByText('订单11')).toBeNull()
  expect(within(table).getByText('¥120.00')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '修改并重新提交' }))
  const put = () => calls.find(({ name }) => name === 'PUT /api/member/invoice-apply')
  await waitFor(() => expect(put()).toBeTruthy())
  expect(put()?.body).toMatchObject({ id: 1, orderIds: [12], email: 'finance@hengxin.example' })
})

it('has no form where nothing is left to be mended', async () => {
  const invoice = invoiceOf(1, [11], { status: 'REJECTED', failReason: reason })
  await open(invoice, [orderOf(11, paidBack)], true)
  expect(await screen.findByText('所含订单都不能再开票，无法修改')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '修改并重新提交' })).toBeNull()
})

it('leads from mending back to the invoice in its list as it was narrowed', async () => {
  const invoice = invoiceOf(1, [11], { status: 'REJECTED', failReason: '请注明期次' })
  await open(invoice, [orderOf(11)], true, '/?status=REJECTED&invoice=1&part=mend')
  const back = await screen.findByRole('link', { name: '取消' })
  expect(back.getAttribute('href')).toBe('/?status=REJECTED&invoice=1')
})

it('says of a void invoice that what was not paid back of its orders can be invoiced anew', async () => {
  const invoice = invoiceOf(1, [11], { status: 'RED_FLUSHED', failReason: reason })
  await open(invoice, [orderOf(11, { refundedAmount: 80 })])
  expect(await screen.findByText('请勿入账；发票所含订单中没有退款的部分可以重新开票。')).toBeTruthy()
})
