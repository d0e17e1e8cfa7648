import { expect, it } from 'vitest'
import { transferRefusal } from './refund-transfer.ts'

const refund = { status: 'APPROVED', payChannel: 'BANK', isTransferred: false } as const

it.each([
  [refund, null],
  [{ ...refund, status: 'PENDING' as const, payChannel: 'OFFLINE' as const }, null],
  [{ ...refund, payChannel: 'ALIPAY' as const }, 'error.refundNotByTransfer'],
  [{ ...refund, isTransferred: true }, 'error.decidedBefore'],
  [{ ...refund, status: 'REJECTED' as const }, 'error.decidedBefore'],
])('a refund %j is paid back by a transfer: %s', (one, expected) => {
  expect(transferRefusal(one)).toBe(expected)
})
