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
  expect(row?.slice(3, 6)).toEqual(['5000.50', '微信支付', '已支付'])
  expect(row?.slice(7)).toEqual(['', ''])
})

it('runs nothing that somebody has written', () => {
  const csv = orderCsv([order])
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(csv).toContain('"恒信, 咨询"')
})
