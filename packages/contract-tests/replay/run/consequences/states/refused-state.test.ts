import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { otherState, stateAt } from './refused-state.ts'

const refused = (message: string) =>
  exchangeOf('cancelMemberOrder', {
    target: '/api/member-orders/7/cancel',
    answer: answerOf(409, { status: 409, message }),
  })

const seenOf = (message: string, rows: object[]) =>
  otherState(refused(message), exchangeOf('listMemberOrders', { answer: answerOf(200, rows) }))?.seen

describe('the state that a refusal names', () => {
  it('is read where its owner sees it', () => {
    expect(stateAt(refused('error.orderPaid'))).toBe('/api/member-orders?id.equals=7')
    const put = exchangeOf('updateItem', {
      requestBody: '{"id":7}',
      answer: answerOf(409, { message: 'error.itemRejected' }),
    })
    expect(stateAt(put)).toBe('/api/member-news?id.equals=7')
  })

  it('is read of the order that the refusal names, whatever the call was about', () => {
    const naming = (message: string, orderId: number) =>
      exchangeOf('applyForInvoice', { answer: answerOf(409, { message, params: { orderId } }) })
    expect(stateAt(naming('error.orderInvoiced', 8))).toBe('/api/member-orders?id.equals=8')
    const rows = exchangeOf('listMemberOrders', { answer: answerOf(200, [{ invoiceStatus: 'NONE' }]) })
    expect(otherState(naming('error.orderInvoiced', 8), rows)?.seen).toContain('NONE')
    expect(stateAt(naming('error.courseTaken', 8))).toBeNull()
    const none = exchangeOf('listMemberOrders', { answer: answerOf(200, []) })
    expect(otherState(naming('error.orderInvoiced', 8), none)?.seen).toBe('8')
  })

  it('is that of an application of the same kind', () => {
    const refusal = (operation: 'createMemberApply' | 'applyForJob', more: object = {}) =>
      exchangeOf(operation, {
        requestBody: '{"applyKind":"CHANGE"}',
        answer: answerOf(409, { message: 'error.applicationOpen', params: { applyNo: 'SQ7', ...more } }),
      })
    expect(stateAt(refusal('createMemberApply'))).toBe('/api/member-applies/user?applyNo.equals=SQ7')
    expect(stateAt(refusal('createMemberApply', { id: 7 }))).toBe('/api/member-applies/user?id.equals=7')
    expect(stateAt(refusal('applyForJob'))).toBeNull()
    const seen = (applyKind: string, applyNo = 'SQ7') =>
      otherState(
        refusal('createMemberApply'),
        exchangeOf('listMemberApplies', { answer: answerOf(200, [{ applyKind, applyNo }]) }),
      )?.seen
    expect(seen('CHANGE')).toBeUndefined()
    expect(seen('UPGRADE')).toContain('UPGRADE')
    expect(seen('CHANGE', 'SQ8')).toBe('SQ7')
  })

  it('is asked of no other code', () => {
    expect(stateAt(refused('error.concurrencyFailure'))).toBeNull()
  })

  it('is the one that the record is in', () => {
    expect(seenOf('error.orderPaid', [{ status: 'PAID' }])).toBeUndefined()
    expect(seenOf('error.orderPaid', [{ status: 'CLOSED' }])).toContain('CLOSED')
    expect(seenOf('error.orderPaid', [])).toBeUndefined()
  })
})
