import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { factsOf } from './facts-of.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

it('shows what has a name and a value, in the order of the names', () => {
  const submission = {
    email: null,
    expertType: '["造价","培训"]',
    name: '骆云归',
    secret: 1,
    content: '<p>好</p>',
  }
  expect(factsOf(submission, ['name', 'email', 'expertType', 'content'])).toEqual([
    { name: 'name', value: '骆云归', isRich: false },
    { name: 'expertType', value: '造价、培训', isRich: false },
    { name: 'content', value: '<p>好</p>', isRich: true },
  ])
})

it('reads an order within it, and a text that only looks like a list', () => {
  expect(factsOf({ order: { orderNo: 'JC1' }, reason: '[急' }, ['reason', 'order.orderNo'])).toEqual([
    { name: 'reason', value: '[急', isRich: false },
    { name: 'order.orderNo', value: 'JC1', isRich: false },
  ])
})

it('has a word for the way of paying and the kind of an invoice', () => {
  const submission = { invoiceKind: 'FISCAL_RECEIPT', order: { payChannel: 'BANK' } }
  expect(factsOf(submission, ['order.payChannel', 'invoiceKind']).map(({ value }) => value)).toEqual([
    '银行转账',
    '会费票据',
  ])
})

it('reads money, instants and the lines that are asked back for people', () => {
  const items = [{ itemName: '2026年度个人会员会费', beneficiaryName: '田广策', amount: 200 }]
  const submission = { amount: 200, requestedAt: '2026-11-22T18:03:00.866Z', items }
  expect(factsOf(submission, ['amount', 'requestedAt', 'items']).map(({ value }) => value)).toEqual([
    '¥200.00',
    '2026-11-23 02:03',
    '2026年度个人会员会费 · 田广策 · ¥200.00',
  ])
})

it('leaves out a line that is none', () => {
  const items = [null, { itemName: '2026年度个人会员会费', amount: 200 }, 7]
  expect(factsOf({ items }, ['items'])).toEqual([
    { name: 'items', value: '2026年度个人会员会费 · ¥200.00', isRich: false },
  ])
})
