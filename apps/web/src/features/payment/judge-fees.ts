import type { MemberFee } from '@portal/api-contract'

/** What can be made of the fees somebody wants to pay. */
export type Judgement =
  | { kind: 'payable'; fees: MemberFee[] }
  /** Only some can be paid; the others are settled, in an open order, or not the member's. */
  | { kind: 'partial'; fees: MemberFee[] }
  /** All that is left lies in orders that are open; this is the first of them. */
  | { kind: 'inOrder'; orderId: number }
  | { kind: 'settled'; fees: MemberFee[] }
  | { kind: 'unknown' }

const isFree = ({ status }: MemberFee) => status === 'UNPAID' || status === 'OVERDUE'

/**
 * Judges the fees that were asked for.
 * @param ids what was asked for
 * @param found what the backend knows of it
 */
export function judgeFees(ids: readonly number[], found: MemberFee[]): Judgement {
  const free = found.filter(isFree)
  if (free.length > 0) return { kind: free.length === ids.length ? 'payable' : 'partial', fees: free }
  const open = found.find(({ status, orderId }) => status === 'PAYING' && orderId !== null)
  if (open?.orderId) return { kind: 'inOrder', orderId: open.orderId }
  return found.length > 0 ? { kind: 'settled', fees: found } : { kind: 'unknown' }
}
