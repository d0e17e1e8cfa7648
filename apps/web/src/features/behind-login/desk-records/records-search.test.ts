import { expect, it } from 'vitest'
import { feeCriteria, memberCriteria, orderCriteria } from './records-search.ts'

it('narrows the members to those who are one now, or are not', () => {
  expect(memberCriteria({ joined: 'YES', city: '临江市' })).toEqual({
    ...{ 'joinDate.specified': true, 'city.equals': '临江市' },
  })
  expect(memberCriteria({ joined: 'NO' })).toEqual({ 'joinDate.specified': false })
  // Days find those who have left since, or joined again, as well.
  expect(memberCriteria({ joinedFrom: '2026-01-01', joinedTo: '2026-01-31' })).toEqual({
    joinedFrom: '2026-01-01',
    joinedTo: '2026-01-31',
  })
})

it('narrows fees and orders to states that belong together', () => {
  expect(feeCriteria({ status: 'DUE', year: 2026 })).toEqual({
    ...{ 'status.in': ['UNPAID', 'OVERDUE', 'PAYING', 'PAID'], 'feeYear.equals': 2026 },
  })
  expect(feeCriteria({ status: 'PAID' })).toEqual({ 'status.equals': 'PAID' })
  expect(orderCriteria({ status: 'OPEN' })).toEqual({ 'status.in': ['CREATED', 'PAYING'] })
})

it('narrows orders to those without a channel', () => {
  expect(orderCriteria({ channel: 'NONE' })).toEqual({ 'payChannel.specified': false })
  expect(orderCriteria({ channel: 'BANK' })).toEqual({ 'payChannel.equals': 'BANK' })
})

it('finds fees by their number as well as by whose they are', () => {
  expect(feeCriteria({ name: 'hf20260002' })).toEqual({ 'feeNo.contains': 'HF20260002' })
  expect(feeCriteria({ name: '苏婉清' })).toEqual({ 'ownerName.contains': '苏婉清' })
  expect(feeCriteria({ name: 'BIM 360' })).toEqual({ 'ownerName.contains': 'BIM 360' })
})
