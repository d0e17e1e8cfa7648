import type { DeskResult, DeskReview } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { minute } from '../../account/travel.ts'

/** What something is that was decided. */
export const stateAfter = { APPROVE: 'APPROVED', RETURN: 'RETURNED', REJECT: 'REJECTED' } as const

type Decided = Pick<DeskReview, 'kind' | 'status' | 'recordStatus' | 'decidedAt' | 'decisions'>

/**
 * What was decided is as it was decided, at that moment, and nothing more can be decided of it.
 * @param own its owner's record, which says its own state; that of an order that is to be paid back is another one
 */
export function checkDecided(
  { expect, now }: Pick<Context, 'expect' | 'now'>,
  result: DeskResult,
  { kind, status, recordStatus, decidedAt, decisions }: Decided,
  own?: object,
): void {
  const what = `a ${kind} that was decided by ${result}`
  expect(status === stateAfter[result], `${what} is ${stateAfter[result]}`, status, 'decideDeskReview')
  const rule = `of ${what} nothing is left to decide`
  expect(decisions.length === 0, rule, decisions.join(), 'decideDeskReview')
  const isNow = Math.abs(now().getTime() - Date.parse(decidedAt ?? '')) < minute
  expect(isNow, `${what} says when that was last`, decidedAt, 'decideDeskReview')
  const is = own && kind !== 'ORDER_REFUND' ? Reflect.get(own, 'status') : undefined
  const isSame = is === undefined || is === recordStatus
  expect(isSame, `${what} is at the desk what it is to its owner`, recordStatus, 'decideDeskReview')
}
