import { t } from '@lingui/core/macro'
import type { Calculation } from '@portal/api-contract'
import { feeShare } from '../figures.ts'
import { wan } from '../result/record.ts'

/** By how much a fee differs from the current one, in words; undefined where one of them is left to the parties. */
export function differenceText(current: Calculation, other: Calculation): string | undefined {
  if (current.fee === null || other.fee === null) return undefined
  // Both have six decimals; their difference in binary has more.
  const difference = Math.round((other.fee - current.fee) * 1e6) / 1e6
  if (difference === 0) return t`与当前费用相同`
  const by = wan(Math.abs(difference))
  const share = feeShare(Math.abs(difference), current.fee)
  return difference > 0 ? t`比当前多 ${by}（${share}）` : t`比当前少 ${by}（${share}）`
}
