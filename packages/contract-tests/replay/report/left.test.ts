import type { OperationId } from '@portal/api-contract/document'
import { expect, it } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { createReport } from './create-report.ts'
import { page } from './html/page.ts'
import { junit } from './junit/junit.ts'
import { answerOf, exchangeOf, facts, findingsOf, resultOf } from './testing/made-up.ts'

const call = (id: OperationId, status: number, body: unknown, rest: Partial<Exchange> = {}) =>
  exchangeOf(id, { role: 'unit', scenario: 'Batches', answer: answerOf(status, body), ...rest })
const target = '/api/member-news/7'

const reportOf = (...exchanges: Exchange[]) => {
  const result = resultOf('Batches')
  const scenario = { ...result.scenario, writes: true, leaves: 'a draft batch of the unit' }
  return createReport(findingsOf(exchanges, [], [{ ...result, scenario }]), facts)
}

it('what was made is left, with its id and what was done to it', () => {
  const { left } = reportOf(
    call('createMemberApplyTop', 201, { id: 12 }),
    call('updateMemberApplyTop', 200, { id: 12 }),
    call('payByWeixin', 200, { orderId: 701, orderNo: 'JC701' }),
    call('cancelMemberOrder', 200, { id: 701 }, { target: '/api/member-orders/701/cancel' }),
    call('sendPhoneCode', 200, { expiresIn: 60 }),
    call('sendPhoneCode', 200, { expiresIn: 60 }),
  )
  expect(left).toEqual({
    announced: ['a draft batch of the unit'],
    records: [
      {
        operation: 'createMemberApplyTop',
        role: 'unit',
        id: '12',
        times: 1,
        later: ['updateMemberApplyTop'],
      },
      { operation: 'payByWeixin', role: 'unit', id: '701', times: 1, later: ['cancelMemberOrder'] },
      { operation: 'sendPhoneCode', role: 'unit', id: null, times: 2, later: [] },
    ],
  })
})

it('what was taken away, refused or only read is not', () => {
  const { left } = reportOf(
    call('createItem', 201, { id: 7 }),
    call('deleteItem', 204, '', { target, method: 'DELETE' }),
    call('createItem', 400, { id: 8 }),
    call('listNews', 200, [{ id: 9 }]),
  )
  expect(left).toEqual({ announced: ['a draft batch of the unit'], records: [] })
})

it('nothing is, where it was in copies that are removed', () => {
  const findings = findingsOf([call('createItem', 201, { id: 7 })], [], [resultOf('Batches')])
  expect(createReport({ ...findings, isUndone: true }, facts).left.records).toEqual([])
})

it('stands in the page and in the output of the suite', () => {
  const report = reportOf(call('createItem', 201, { id: 7 }))
  expect(page(report)).toContain('<span class="code">7</span>')
  expect(junit(report)).toContain('Left behind:\ncreateItem as unit: 7')
})
