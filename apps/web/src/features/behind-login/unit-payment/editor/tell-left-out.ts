import { t } from '@lingui/core/macro'
import { notify } from '../../../../lib/browser/notify.ts'
import { mostPeople } from '../rows/pay-row.ts'
import { leftOutText } from '../words.ts'

/** Tells that people found no place in a full list. @param left how many */
export function tellLeftOut(left: number): void {
  if (left <= 0) return
  notify({ kind: 'info', title: t`名单已满 ${mostPeople} 人。`, description: leftOutText(left) })
}
