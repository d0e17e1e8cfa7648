import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { toldElsewhere, toldOtherwise } from './told-elsewhere.ts'

const order = {
  id: 7,
  status: 'REFUNDING',
  orderNo: 'JC7',
  totalAmount: 200,
  transactionId: 'wx1',
  payTime: null,
}
const read = exchangeOf('getMemberOrder', {
  target: '/api/member-order-detail/7',
  answer: answerOf(200, order),
})

describe('a record of which another operation tells', () => {
  it('is asked for there in each state', () => {
    const [told] = toldElsewhere(read)
    expect(told).toMatchObject({ path: '/api/weixin/query-order/7', state: 'REFUNDING' })
    expect(told?.teller.id).toBe('queryOrder')
  })

  it('is asked for again when it is of another kind', () => {
    const state = (payChannel: string | null) =>
      toldElsewhere({ ...read, answer: answerOf(200, { ...order, payChannel }) })[0]?.state
    expect(state('BANK')).not.toBe(state('WECHAT'))
    expect(state(null)).toBe('REFUNDING')
  })

  it('is asked for nowhere when it was not read, or when nothing else tells of it', () => {
    expect(toldElsewhere({ ...read, answer: answerOf(404, {}) })).toEqual([])
    expect(toldElsewhere(exchangeOf('getTender', { target: '/api/public/tender-information/7' }))).toEqual([])
  })

  it('is told there as it was read, or that is a mismatch', () => {
    const told = (trade_state: string) =>
      exchangeOf('queryOrder', {
        target: '/api/weixin/query-order/7',
        answer: answerOf(200, { out_trade_no: 'JC7', trade_state, amount: { total: 20_000 } }),
      })
    expect(toldOtherwise(read, told('REFUND'))).toEqual([])
    expect(toldOtherwise(read, told('SUCCESS'))).toMatchObject([{ kind: 'rule', path: '/trade_state' }])
    const unknown = exchangeOf('queryOrder', { answer: answerOf(404, {}) })
    expect(toldOtherwise(read, unknown)).toMatchObject([{ kind: 'rule', seen: '404' }])
  })
})
