import type { MemberInvoiceDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepToken } from '../../../../lib/session/session.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { invoicedOrderOf, invoiceOf, listOf, orderOf } from '../invoices.fixture.ts'
import MendPage from './mend-page.tsx'

beforeEach(() => keepToken('token', '6'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** An application that has been changed since the page was opened, as one whose answer was lost. */
function Page() {
  const [lastModifiedDate, setDate] = useState('2026-11-01T02:00:00.000Z')
  const invoice = {
    ...invoiceOf(4, []),
    orders: [invoicedOrderOf(11)],
    lastModifiedDate,
  } as MemberInvoiceDetail
  return (
    <UiProvider>
      <button type="button" onClick={() => setDate('2026-11-02T02:00:00.000Z')}>
        read anew
      </button>
      <MendPage invoice={invoice} />
    </UiProvider>
  )
}

it('keeps its form while the application is read anew', async () => {
  let reads = 0
  fakeApi({
    'GET /api/member-orders': () => {
      reads += 1
      return reads === 1 ? listOf([orderOf(11)]) : new Promise<Response>(() => {})
    },
    'GET /api/member-invoice-titles': () => listOf([]),
  })
  await renderPage(<Page />)
  const form = await screen.findByRole('form', { name: '开票信息' })
  fireEvent.click(screen.getByRole('button', { name: 'read anew' }))
  await vi.waitFor(() => expect(reads).toBe(2))
  expect(screen.getByRole('form', { name: '开票信息' })).toBe(form)
})
