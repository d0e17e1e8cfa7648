import { expect, it } from 'vitest'
import { phaseOf } from './phase.ts'

const expireTime = '2026-11-21T04:43:00.000Z'
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

it.each([
  ['NOTPAY', 'waiting'],
  ['USERPAYING', 'paying'],
  ['SUCCESS', 'paid'],
  ['PAYERROR', 'failed'],
  ['REVOKED', 'closed'],
  ['REFUND', 'refunded'],
] as const)('%s is %s', (state, phase) => {
  expect(phaseOf(state, expireTime, at('05:00:00'))).toBe(phase)
})

it('tells an order that ran out from one that was closed before its time', () => {
  expect(phaseOf('CLOSED', expireTime, at('04:42:59'))).toBe('closed')
  expect(phaseOf('CLOSED', expireTime, at('04:43:00'))).toBe('expired')
})
