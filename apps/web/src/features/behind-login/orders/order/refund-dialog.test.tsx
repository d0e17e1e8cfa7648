import type { MemberOrderDetail, OrderItem, OrderRefundTerms } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import RefundDialog from './refund-dialog.tsx'

const send = 'POST /api/member-orders/709/refund'

const line = (itemId: number, beneficiaryName: string, refundRefusal: OrderItem['refundRefusal'] = null) =>
  ({
    ...{ itemType: 'MEMBER_FEE', itemId, beneficiaryName, feeYear: 2026, amount: 200 },
    ...{ refundStatus: null, refundRefusal },
  }) as OrderItem

async function open(refusal: OrderRefundTerms['refusal'], ...details: OrderItem[]) {
  const order = {
    ...{ id: 709, orderType: 'ON_BEHALF', invoiceStatus: 'NONE', payChannel: 'WECHAT' },
    ...{ totalAmount: details.length * 200, refundedAmount: 0, details },
    refundTerms: { until: '2026-12-21T02:00:00.000Z', refusal },
  } as MemberOrderDetail
  const calls = fakeApi({ [send]: () => Response.json({}) })
  await renderPage(
    <UiProvider>
      <RefundDialog order={order} onClose={() => {}} />
    </UiProvider>,
  )
  return calls
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>

async function handIn(calls: Awaited<ReturnType<typeof open>>) {
  fireEvent.change(await screen.findByRole('textbox', { name: /退款原因/ }), {
    target: { value: '重复缴费' },
  })
  fireEvent.click(screen.getByRole('button', { name: '提交退款申请' }))
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(send))
  return calls.find(({ name }) => name === send)?.body
}

// Only what is in view is drawn, and jsdom gives nothing a height.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a fee that the rule denies is not asked back with the others, and says why', async () => {
  const calls = await open(null, line(1, '苗青', 'REFUNDED_BEFORE'), line(2, '田广策'), line(3, '王安国'))
  const denied = await box(/苗青.*这一年度的会费已经退过一次/)
  expect([denied.checked, denied.disabled]).toEqual([false, true])
  expect(await screen.findByText(/通过后 ¥400.00/)).toBeDefined()
  fireEvent.click(await box(/全选/))
  await screen.findByText('未选择')
  fireEvent.click(await box(/全选/))
  expect(await screen.findByText('已选 2 笔')).toBeDefined()
  expect(denied.checked).toBe(false)
  expect(await handIn(calls)).toEqual({ reason: '重复缴费', feeIds: [2, 3] })
})

it('where the rule denies all of them, the association is asked about any', async () => {
  const calls = await open('TOO_LATE', line(1, '苗青', 'TOO_LATE'), line(2, '田广策', 'TOO_LATE'))
  expect((await box(/苗青/)).disabled).toBe(false)
  expect(await handIn(calls)).toEqual({ reason: '重复缴费' })
})
