import type { ActivitySignUp } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { isCancellable, refundableOrder, signUpState } from './sign-up-states.ts'

const signUp: ActivitySignUp = {
  id: 1,
  activityId: 4304,
  activityTitle: '沙龙',
  activityStatus: 'SIGNUP',
  coverUrl: null,
  startTime: '2026-12-06T06:00:00.000Z',
  endTime: '2026-12-06T09:00:00.000Z',
  signUpDeadline: '2026-12-04T06:00:00.000Z',
  address: '报告厅',
  creditHours: 3,
  status: 'SIGNED',
  signedDate: '2026-11-21T02:00:00.000Z',
  cancelledDate: null,
  fee: 0,
  payState: 'NONE',
  orderId: null,
  payUntil: null,
}
const changed = (change: Partial<ActivitySignUp>): ActivitySignUp => ({ ...signUp, ...change })

it.each([
  ['SIGNED', {}],
  ['SIGNED', { activityStatus: 'UPCOMING', payState: 'PAID', orderId: 7 }],
  ['DUE', { payState: 'DUE', orderId: 7 }],
  ['LOST', { payState: 'CLOSED', orderId: 7 }],
  ['LOST', { status: 'CANCELLED', payState: 'CLOSED', orderId: 7 }],
  ['CANCELLED', { status: 'CANCELLED' }],
  ['CALLED_OFF', { status: 'CANCELLED', activityStatus: 'CANCELLED' }],
  ['ONGOING', { activityStatus: 'ONGOING' }],
  ['ENDED', { activityStatus: 'ENDED' }],
] as const)('is %s', (state, change) => {
  expect(signUpState(changed(change))).toBe(state)
})

it('can be taken back until the deadline, before anything is paid', () => {
  expect(isCancellable(signUp)).toBe(true)
  expect(isCancellable(changed({ payState: 'DUE', orderId: 7 }))).toBe(true)
  for (const change of [
    { payState: 'PAID' },
    { payState: 'CLOSED' },
    { status: 'CANCELLED' },
    { activityStatus: 'UPCOMING' },
  ] as const)
    expect(isCancellable(changed(change)), JSON.stringify(change)).toBe(false)
})

it('leads to the order of what was paid, as long as it can be asked back', () => {
  expect(refundableOrder(changed({ payState: 'PAID', orderId: 7 }))).toBe(7)
  expect(refundableOrder(changed({ payState: 'PAID', orderId: 7, activityStatus: 'ENDED' }))).toBeUndefined()
  expect(refundableOrder(signUp)).toBeUndefined()
})
