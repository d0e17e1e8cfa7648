import type { MemberOrderDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { OrderProgress } from './order-progress.tsx'

const returned = (reason: string, amount: number) => ({
  ...{ transactionId: reason, payChannel: 'WECHAT', amount, reason },
  ...{ payTime: '2026-11-21T02:00:00.000Z', returnTime: '2026-11-21T02:05:00.000Z' },
})

/** What the progress of an order says, in its order. */
async function said(what: object): Promise<(string | undefined)[]> {
  const order = {
    ...{ status: 'PAID', payTime: '2026-11-21T02:05:00.000Z', refund: null, refunds: [], transfer: null },
    ...{ createdDate: '2026-11-21T01:45:00.000Z', lastModifiedDate: '2026-11-21T02:05:00.000Z' },
    expireTime: '2027-11-21T03:45:00.000Z',
    ...what,
  } as unknown as MemberOrderDetail
  await renderPage(
    <UiProvider>
      <OrderProgress order={order} />
    </UiProvider>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d{4}.*/, ''))
}

it('tells of payments that went back, where they stand on the way of the order', async () => {
  const returnedPayments = [returned('WRONG_AMOUNT', 1.99), returned('PAID_TWICE', 160)]
  const titles = ['已下单', '与应付金额不符的 ¥1.99 已原路退回', '已支付', '重复支付的 ¥160.00 已原路退回']
  expect(await said({ returnedPayments })).toEqual(titles)
})

it('tells of money that came for a closed order', async () => {
  const closed = { status: 'CLOSED', payTime: null, returnedPayments: [returned('ORDER_CLOSED', 160)] }
  expect(await said(closed)).toEqual(['已下单', '订单已关闭', '订单关闭后到账的 ¥160.00 已原路退回'])
})

it.each([[{ returnedPayments: [] }], [{}]])(
  'has no more to tell where no payment went back: %j',
  async (none) => {
    expect(await said(none)).toEqual(['已下单', '已支付'])
  },
)
