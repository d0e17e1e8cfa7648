import { expect, it } from 'vitest'
import { formLines } from './form-lines.ts'

const row = (label: string, value: string) => ({ label, value })
const labels = (rows: ReturnType<typeof row>[]) =>
  formLines(rows).map((line) => line.map(({ label }) => label))

it('puts two short rows beside one another and keeps their order', () => {
  const rows = [row('省', '江川省'), row('市', '临江市'), row('区县', '城东区')]
  expect(labels(rows)).toEqual([['省', '市'], ['区县']])
})

it('gives what would wrap in half of the sheet all of it', () => {
  const rows = [row('缴费人', '苏婉清'), row('实收金额', '¥200.00'), row('缴费项目', '2025年度个人会员会费')]
  expect(labels(rows)).toEqual([['缴费人', '实收金额'], ['缴费项目']])
})

it('gives what is long a line of its own', () => {
  const reason = '因业务发展需要申请加入协会并遵守章程'
  const rows = [row('市', '临江市'), row('申请理由', reason), row('推荐人', '周敏'), row('申请级别', '会员')]
  expect(labels(rows)).toEqual([['市'], ['申请理由'], ['推荐人', '申请级别']])
})
