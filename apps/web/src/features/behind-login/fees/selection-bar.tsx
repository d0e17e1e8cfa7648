import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Checkbox } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useLostRow } from '../../../lib/chakra/list/use-lost-row.ts'
import { sumYuan } from '../../../lib/content/money.ts'
import { isPayable } from '../../../lib/membership/member-fee.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import styles from './selection-bar.module.css'
import type { FeeSelection } from './use-fee-selection.ts'

interface SelectionBarProps {
  selection: FeeSelection
  /** The page of fees that is shown. */
  rows: MemberFee[]
}

/** What is chosen and what it comes to, with the way to pay it in one go. Nothing where nothing can be paid. */
export const SelectionBar = (props: SelectionBarProps) =>
  props.selection.fees.length > 0 || props.rows.some(isPayable) ? <Bar {...props} /> : null

function Bar({ selection, rows }: SelectionBarProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const bar = useRef<HTMLDivElement>(null)
  const payable = rows.filter(isPayable)
  const chosenHere = payable.filter(selection.has).length
  const { fees } = selection
  const count = fees.length
  // What gives up the choice goes with it.
  useLostRow(bar, count)
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar} data-chosen={fees.length > 0 || undefined}>
      {payable.length > 0 && (
        <Checkbox
          checked={chosenHere === payable.length}
          indeterminate={chosenHere > 0 && chosenHere < payable.length}
          onChange={(isChosen) => selection.toggleAll(rows, isChosen)}
        >
          {t`全选本页待缴`}
        </Checkbox>
      )}
      <p className={styles.sum} role="status">
        <Plural value={count} _0="未选择年度" one="已选 # 个年度" other="已选 # 个年度" />
        {fees.length > 0 && <strong>{formatMoney(sumYuan(fees.map(({ amount }) => amount)))}</strong>}
      </p>
      {fees.length > 0 && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={selection.clear}>{t`清空`}</Button>
          <Button asChild>
            <Link {...links.pay(fees.map(({ id }) => id))}>{t`合并缴费`}</Link>
          </Button>
        </div>
      )}
    </div>
  )
}
