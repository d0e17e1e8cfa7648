import { t } from '@lingui/core/macro'
import { notify } from '../../../../lib/browser/notify.ts'
import { mostRows } from '../rows/pay-row.ts'
import { leftOutText } from '../words.ts'

/** Tells that rows found no place in a full list. @param left how many */
export function tellLeftOut(left: number): void {
  if (left <= 0) return
  notify({ kind: 'info', title: t`名单已满 ${mostRows} 行。`, description: leftOutText(left) })
}
