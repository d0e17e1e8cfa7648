import { i18n } from '@lingui/core'
import type { Calculation } from '@portal/api-contract'
import { beforeAll, expect, it } from 'vitest'
import { comparisonRecord } from './comparison-record.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const first = {
  standardName: '招标代理服务费',
  serviceName: '工程招标',
  documentNo: '计价格〔2002〕1980号',
  amount: 6000,
  fee: 60,
  feeYuan: 600_000,
  reason: null,
  adjustments: [
    { name: '上下浮动', choice: '下浮 5%' },
    { name: '最高限额', choice: null },
  ],
  disclaimer: '计算结果仅供参考。',
} as Calculation

it('has the conditions once and a line for each amount', () => {
  const agreed = { ...first, amount: 100, fee: null, feeYuan: null, reason: '由双方协商确定' }
  expect(comparisonRecord(first, [agreed])).toEqual([
    ['收费标准', '招标代理服务费', '工程招标'],
    ['依据', '计价格〔2002〕1980号'],
    ['上下浮动', '下浮 5%'],
    ['6,000 万元', '60 万元', '600000.00 元'],
    ['100 万元', '由双方协商确定'],
    ['说明', '计算结果仅供参考。'],
  ])
})
