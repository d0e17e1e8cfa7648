import type { MemberFee } from '@portal/api-contract'
import { isPayable } from '../../../../lib/membership/member-fee.ts'

/** What can be made of the fees somebody wants to pay. */
export type FeesCheck =
  | { kind: 'payable'; fees: MemberFee[] }
  /** Only some can be paid; the others are settled, in an open order, or not the member's. */
  | { kind: 'partial'; fees: MemberFee[] }
  /** All that is left lies in orders that are open; this is the first of them. */
  | { kind: 'inOrder'; orderId: number }
  /** All that is left lies in an order of somebody else that is open. */
  | { kind: 'onBehalf'; payer: string }
  /** All that is left was paid back, and is closed: its year is over, or its owner is no member any more. */
  | { kind: 'closed'; fees: MemberFee[] }
  /** Nothing of it is ever to be paid. */
  | { kind: 'exempt' }
  | { kind: 'settled'; fees: MemberFee[] }
  | { kind: 'unknown' }

/**
 * Checks which of the fees that were asked for can be paid now.
 * @param ids what was asked for
 * @param found what the backend knows of it
 */
export function checkFees(ids: readonly number[], found: MemberFee[]): FeesCheck {
  const payable = found.filter(isPayable)
  if (payable.length > 0)
    return { kind: payable.length === ids.length ? 'payable' : 'partial', fees: payable }
  const open = found.find(({ status, orderId }) => status === 'PAYING' && orderId !== null)
  if (open?.orderId) return { kind: 'inOrder', orderId: open.orderId }
  const others = found.find(({ status, orderId }) => status === 'PAYING' && orderId === null)
  if (others) return { kind: 'onBehalf', payer: others.payer?.name ?? '' }
  const closed = found.filter(({ status }) => status === 'REFUNDED')
  if (closed.length > 0) return { kind: 'closed', fees: closed }
  if (found.length === 0) return { kind: 'unknown' }
  return found.every(({ status }) => status === 'EXEMPT')
    ? { kind: 'exempt' }
    : { kind: 'settled', fees: found }
}
