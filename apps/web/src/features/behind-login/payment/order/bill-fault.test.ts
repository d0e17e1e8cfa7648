import type { MemberOrderDetail } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { billFault } from './bill-fault.ts'

const order = (totalAmount: number, ...amounts: number[]) =>
  ({ totalAmount, details: amounts.map((amount) => ({ amount })) }) as MemberOrderDetail

it('finds nothing where all is one sum, also where binary fractions do not add up', () => {
  expect(billFault(order(0.3, 0.1, 0.2), { charged: 30, agreed: 30 })).toBeUndefined()
})

it.each([
  ['items', order(200, 100, 99.99), {}],
  ['channel', order(200, 200), { charged: 19_999 }],
  ['agreed', order(200, 200), { charged: 20_000, agreed: 40_000 }],
] as const)('names what differs first: %s', (fault, wrong, compared) => {
  expect(billFault(wrong, compared)).toBe(fault)
})
