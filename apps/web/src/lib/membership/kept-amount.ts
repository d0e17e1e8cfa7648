import type { MemberOrder } from '@portal/api-contract'
import { sumYuan } from '../content/money.ts'

/** What of a paid order was not paid back, in yuan. */
export const keptAmount = ({
  totalAmount,
  refundedAmount,
}: Pick<MemberOrder, 'totalAmount' | 'refundedAmount'>): number => sumYuan([totalAmount, -refundedAmount])
