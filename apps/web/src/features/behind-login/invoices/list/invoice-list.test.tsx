import type { MemberInvoice } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { InvoiceList } from './invoice-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(statuses: MemberInvoice['status'][]) {
  const invoices = statuses.map((status, place) => ({
    ...{ id: place + 1, status, amount: 10 ** place, buyerName: '江川恒信', invoiceKind: 'E_NORMAL' },
    ...{ invoiceNo: null, failReason: null, createdDate: '2026-03-12T02:00:00.000Z', issueDate: null },
  }))
  const listOf = (rows: unknown[]) =>
    Response.json(rows, { headers: { 'X-Total-Count': String(rows.length) } })
  fakeApi({
    'GET /api/member-invoices': () => listOf(invoices),
    'GET /api/member-orders': () => listOf([]),
  })
  await renderPage(
    <UiProvider>
      <InvoiceList search={{}} />
    </UiProvider>,
  )
}

it('adds up what was issued or is on its way, and says what it leaves out', async () => {
  await open(['PENDING', 'ISSUING', 'ISSUED', 'FAILED', 'REJECTED', 'RED_FLUSHED'])
  expect(await screen.findByText('共 6 张，合计 ¥111.00（不含已退回、开具失败和已红冲）')).toBeTruthy()
})

it('says nothing of what is left out where nothing is', async () => {
  await open(['PENDING', 'ISSUED'])
  expect(await screen.findByText('共 2 张，合计 ¥11.00')).toBeTruthy()
})

it('says of who may never have paid that there is nothing to be invoiced', async () => {
  await open([])
  expect(await screen.findByText('现在没有可以开票的订单。')).toBeTruthy()
})
