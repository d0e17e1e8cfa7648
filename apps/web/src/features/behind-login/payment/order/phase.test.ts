import { expect, it } from 'vitest'
import { phaseOf } from './phase.ts'

const expireTime = '2026-11-21T04:43:00.000Z'
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)
const open = { status: 'CREATED', expireTime, lastModifiedDate: '2026-11-21T02:43:00.000Z' } as const
const closed = (lastModifiedDate: string) => ({ status: 'CLOSED', expireTime, lastModifiedDate }) as const

it.each([
  ['NOTPAY', 'waiting'],
  ['USERPAYING', 'paying'],
  ['SUCCESS', 'paid'],
  ['PAYERROR', 'failed'],
  ['REVOKED', 'closed'],
  ['REFUND', 'refunded'],
] as const)('%s is %s', (state, phase) => {
  expect(phaseOf(state, open, at('05:00:00'))).toBe(phase)
})

it('tells a refund that is asked for from one that was made', () => {
  expect(phaseOf('REFUND', { ...open, status: 'REFUNDING' })).toBe('refunding')
  expect(phaseOf('REFUND', { ...open, status: 'REFUNDED' })).toBe('refunded')
})

it('tells an order that ran out from one that was closed before its time', () => {
  expect(phaseOf('CLOSED', closed('2026-11-21T04:42:59.999Z'), at('09:00:00'))).toBe('closed')
  expect(phaseOf('CLOSED', closed(expireTime), at('09:00:00'))).toBe('expired')
})

it('believes the order, whatever the clock says', () => {
  expect(phaseOf('CLOSED', closed(expireTime), at('01:00:00'))).toBe('expired')
})

it('goes by the clock while the order is not read as closed yet', () => {
  expect(phaseOf('CLOSED', open, at('04:42:59'))).toBe('closed')
  expect(phaseOf('CLOSED', open, at('04:43:00'))).toBe('expired')
})
