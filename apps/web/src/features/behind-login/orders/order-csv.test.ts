import { i18n } from '@lingui/core'
import type { MemberOrder } from '@portal/api-contract'
import { beforeEach, expect, it } from 'vitest'
import { orderCsv, ordersTable } from './order-csv.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const order = {
  orderNo: 'JC1',
  subject: '=HYPERLINK("http://evil.example")',
  payerName: '恒信, 咨询',
  totalAmount: 5000.5,
  payChannel: 'WECHAT',
  status: 'PAID',
  createdDate: '2026-06-23T04:00:00.000Z',
  payTime: null,
  transactionId: null,
} as MemberOrder

it('writes a row an order, its money as a number that a spreadsheet adds up', () => {
  const [head, row] = ordersTable([order])
  expect(row).toHaveLength(head?.length ?? 0)
  expect(row?.slice(3, 7)).toEqual(['5000.50', '0.00', '微信支付', '已支付'])
  expect(row?.slice(8)).toEqual(Array(9).fill(''))
})

it('runs nothing that somebody has written', () => {
  const csv = orderCsv([order])
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(csv).toContain('"恒信, 咨询"')
})

it('tells what was asked back and what has come of it', () => {
  const refund = {
    reason: '重复缴费',
    amount: 200,
    status: 'REJECTED',
    opinion: '已开票',
    requestedAt: '2026-06-24T04:00:00.000Z',
    decidedAt: null,
  } as const
  const [, row] = ordersTable([{ ...order, refund }])
  expect(row?.slice(-4)).toEqual(['200.00', '2026-06-24 12:00', '重复缴费', '未通过'])
})

it('keeps the digits of a number that a spreadsheet would round', () => {
  expect(orderCsv([{ ...order, transactionId: '4200002026062300000000000072' }])).toContain(
    '\t4200002026062300000000000072',
  )
})
