import type { MemberOrderDetail } from '@portal/api-contract'
import { isSameMoney, sumYuan } from '../../../../lib/content/money.ts'

/** Why an order is not paid as it stands: it does not add up, or it comes to something else than the buyer was shown. */
export type BillFault = 'items' | 'channel' | 'agreed'

interface Compared {
  /** Fen that the channel would take. */
  charged?: number
  /** Fen that the buyer was shown before there was an order. */
  agreed?: number | undefined
}

/** What is wrong with the money of an order; undefined when its items, its total, the channel and what was shown are one sum. */
export function billFault(
  { details, totalAmount }: Pick<MemberOrderDetail, 'details' | 'totalAmount'>,
  { charged, agreed }: Compared = {},
): BillFault | undefined {
  if (sumYuan(details.map(({ amount }) => amount)) !== totalAmount) return 'items'
  if (charged !== undefined && !isSameMoney(totalAmount, charged)) return 'channel'
  if (agreed !== undefined && !isSameMoney(totalAmount, agreed)) return 'agreed'
  return undefined
}
