import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { isDoneLate, overFor } from './over.ts'

const read = (status: string) =>
  exchangeOf('getMemberOrder', {
    target: '/api/member-order-detail/7',
    answer: answerOf(200, { id: 7, status }),
  })
const namesOf = (status: string) => overFor(read(status)).map(({ operation }) => operation.id)

describe('what a record is over for', () => {
  it('is tried with what is paid, and with what is closed', () => {
    expect(namesOf('PAID')).toContain('cancelMemberOrder')
    expect(namesOf('PAID')).not.toContain('requestOrderRefund')
    expect(overFor(read('CLOSED'))).toMatchObject([
      { path: '/api/member-orders/7/cancel' },
      { path: '/api/member-orders/7/refund', body: { reason: expect.any(String) } },
      { path: '/api/weixin/native/pay', body: { orderId: 7 } },
      { path: '/api/alipay/member/trade/page/pay' },
      { path: '/api/bank-transfers' },
    ])
  })

  it('is nothing of what is open, or of a row in a list', () => {
    expect(namesOf('CREATED')).toEqual([])
    expect(
      overFor(exchangeOf('listMemberOrders', { answer: answerOf(200, [{ id: 7, status: 'PAID' }]) })),
    ).toEqual([])
  })

  it('puts a record itself', () => {
    const invoice = exchangeOf('getMemberInvoice', { answer: answerOf(200, { id: 4, status: 'ISSUED' }) })
    expect(overFor(invoice)).toMatchObject([
      { path: '/api/member/invoice-apply', body: { id: 4, status: 'ISSUED' } },
    ])
  })

  it('is refused', () => {
    const [late] = overFor(read('CLOSED'))
    if (!late) throw new Error('nothing is over')
    const tried = (status: number) =>
      isDoneLate(late, exchangeOf('cancelMemberOrder', { answer: answerOf(status, {}) }))
    expect(tried(409)).toBeNull()
    expect(tried(200)).toMatchObject({ kind: 'not refused', seen: '200' })
  })
})
