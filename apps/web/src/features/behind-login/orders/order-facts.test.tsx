import type { MemberOrderDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { OrderFacts } from './order-facts.tsx'

afterEach(cleanup)

it('does not say whose turn it is with an invoice, which may be to be mended', async () => {
  const order = {
    ...{ id: 709, orderNo: 'JC709', payerName: '恒信', totalAmount: 200, status: 'PAID', payTime: null },
    ...{ payChannel: null, transactionId: null, createdDate: '2026-11-21T02:00:00.000Z', details: [] },
    invoiceStatus: 'APPLIED',
  } as unknown as MemberOrderDetail
  await renderPage(
    <UiProvider>
      <OrderFacts order={order} />
    </UiProvider>,
  )
  expect(screen.getByText('已申请')).toBeTruthy()
})
