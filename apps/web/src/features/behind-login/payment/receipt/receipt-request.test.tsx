import type { MemberOrderDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ReceiptRequest } from './receipt-request.tsx'

afterEach(cleanup)

it('does not promise what an application that was sent back has to be mended for', async () => {
  const order = { id: 709, orderType: 'MEMBER_FEE', invoiceStatus: 'APPLIED' } as MemberOrderDetail
  await renderPage(
    <UiProvider>
      <ReceiptRequest order={order} />
    </UiProvider>,
  )
  expect(screen.getByText('这笔订单的票据已经申请，进度见发票。')).toBeTruthy()
})
