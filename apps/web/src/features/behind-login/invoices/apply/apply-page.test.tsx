import type { MemberInvoice } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { useSearch } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Notification, onNotification } from '../../../../lib/browser/notify.ts'
import { keepToken } from '../../../../lib/session/session.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { invoicedOrderOf, invoiceOf, listOf, orderOf } from '../invoices.fixture.ts'
import { Invoices } from '../invoices.tsx'
import { invoicesSearch } from '../invoices-search.ts'

const sentTo = '开票申请已提交'
const network = () => {
  throw new TypeError('fetch failed')
}
/** What was opened last, from the list of those that were refused. */
let page: Awaited<ReturnType<typeof renderPage>>
const taken = () => problem(409, 'error.orderInvoiced', { params: { orderId: 11 } })

beforeEach(() => keepToken('token', '6'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The page as its route shows it: what is opened stands in the address. */
function Page() {
  const search = useSearch({ strict: false })
  return (
    <UiProvider>
      <Invoices search={invoicesSearch(search)} />
    </UiProvider>
  )
}

/**
 * Asks for a receipt over two orders, with what the backend knows of the buyer, and gets an answer that does not say what has become of it.
 * @param kept what is among the invoices then
 * @returns the titles of what was told
 */
async function ask(answer: () => Response, kept: MemberInvoice[]): Promise<string[]> {
  const told: Notification[] = []
  onNotification((notification) => told.push(notification))
  told.length = 0
  const { buyerName, buyerTaxNo, titleType, email } = invoiceOf(0, [])
  let isSent = false
  fakeApi({
    'GET /api/member-orders': () =>
      listOf(isSent && answer === taken ? [orderOf(13)] : [orderOf(11), orderOf(12), orderOf(13)]),
    'GET /api/member-invoices/apply/11': () =>
      Response.json({
        ...{ titleType, buyerName, buyerTaxNo, email, phone: null, amount: 200 },
        ...{ buyerAddress: null, buyerTel: null, buyerBankName: null, buyerBankAccount: null },
        ...{ invoiceKinds: ['FISCAL_RECEIPT'], orders: [invoicedOrderOf(11)], otherOrders: [] },
      }),
    'GET /api/member-invoice-titles': () => listOf([]),
    'GET /api/member-invoices': () => listOf(kept),
    'POST /api/member/invoice-apply': () => {
      isSent = true
      return answer()
    },
  })
  page = await renderPage(<Page />, '/?status=REJECTED&part=apply')
  fireEvent.click(await screen.findByRole('checkbox', { name: /订单11/ }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /订单12/ }))
  fireEvent.click(await screen.findByRole('button', { name: '提交开票申请' }))
  await waitFor(() => expect(isSent).toBe(true))
  await waitFor(() => expect(told.length + screen.queryAllByRole('alert').length).toBeGreaterThan(0))
  return told.map(({ title }) => title)
}

it('takes the invoice that was asked for by a call whose answer was lost', async () => {
  expect(await ask(network, [invoiceOf(5, [11, 12])])).toEqual([sentTo])
})

it('takes it also where the second call is told that the orders have an invoice', async () => {
  expect(await ask(taken, [invoiceOf(5, [11, 12], { status: 'ISSUING' })])).toEqual([sentTo])
})

it.each([
  ['name', { buyerName: '江川明测工程有限公司' }],
  ['tax number', { buyerTaxNo: '91350100M000100Y43' }],
  ['kind', { invoiceKind: 'E_NORMAL' }],
  ['mail address', { email: 'other@hengxin.example' }],
] as const)('says that a colleague was earlier who asked with another %s', async (_what, change) => {
  const other = invoiceOf(5, [11, 12], change)
  expect(await ask(taken, [other])).toEqual([])
  expect(await screen.findByText('已由他人申请')).toBeTruthy()
  expect(screen.getByText(new RegExp(`抬头为“${other.buyerName}”的发票`))).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看那张发票' }).getAttribute('href')).toContain('invoice=5')
})

it('says that a colleague was earlier who asked for one of the orders, and stays when the form has gone', async () => {
  expect(await ask(taken, [invoiceOf(5, [12])])).toEqual([])
  await waitFor(() => expect(screen.queryByRole('button', { name: '提交开票申请' })).toBeNull())
  expect(screen.getByText('已由他人申请')).toBeTruthy()
})

it('leads to a refused application of a colleague that still has the orders', async () => {
  expect(await ask(taken, [invoiceOf(5, [11, 12], { status: 'REJECTED' })])).toEqual([])
  expect(await screen.findByText('已由他人申请')).toBeTruthy()
})

it.each(['REJECTED', 'FAILED', 'RED_FLUSHED'] as const)(
  'does not take an older one that is %s for what did not arrive',
  async (status) => {
    expect(await ask(network, [invoiceOf(5, [11, 12], { status })])).toEqual([])
    expect(screen.getByText('没有提交成功')).toBeTruthy()
  },
)

it('leads back to the list as it was narrowed, and on to the new invoice in it', async () => {
  await ask(network, [])
  expect(screen.getByRole('link', { name: '取消' }).getAttribute('href')).toBe('/?status=REJECTED')
  cleanup()
  await ask(network, [invoiceOf(5, [11, 12])])
  await waitFor(() => expect(page.router.state.location.search).toEqual({ status: 'REJECTED', invoice: 5 }))
})

it('leads nobody to the new invoice who has left the page meanwhile', async () => {
  const leave = () => {
    leavePage()
    return Response.json(invoiceOf(5, [11, 12]), { status: 201 })
  }
  expect(await ask(leave, [])).toEqual([sentTo])
  expect(page.router.history.location.search).toBe('?status=REJECTED&part=apply&orders=11-12')
})

const remark = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '备注' })

it('has what was typed and the chosen orders again after a reload, and says so', async () => {
  await ask(network, [])
  fireEvent.change(await remark(), { target: { value: '项目部' } })
  fireEvent(window, new Event('pagehide'))
  const { href } = page.router.history.location
  cleanup()
  page = await renderPage(<Page />, href)
  expect((await remark()).value).toBe('项目部')
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
  expect(checked).toHaveLength(2)
  expect(screen.getByText(/^已恢复/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '放弃修改' }))
  expect((await remark()).value).toBe('')
})

it('keeps nothing of an application that was sent', async () => {
  let answer = network as () => Response
  await ask(() => answer(), [])
  fireEvent.change(await remark(), { target: { value: '项目部' } })
  fireEvent(window, new Event('pagehide'))
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
  expect(drafts()).toEqual(['draft:@6:invoice-FISCAL_RECEIPT'])
  answer = () => Response.json(invoiceOf(5, [11, 12]), { status: 201 })
  fireEvent.click(screen.getByRole('button', { name: '提交开票申请' }))
  await waitFor(() => expect(drafts()).toEqual([]))
})
