import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, buttonClass, Checkbox, classNames } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../lib/member-links.ts'
import { sumYuan } from '../../lib/money.ts'
import { isPayable } from './fee-status.ts'
import styles from './selection-bar.module.css'
import type { FeeSelection } from './use-fee-selection.ts'

interface SelectionBarProps {
  selection: FeeSelection
  /** The page of fees that is shown. */
  rows: MemberFee[]
}

/** What is chosen and what it comes to, with the way to pay it in one go. Nothing where nothing can be paid. */
export function SelectionBar({ selection, rows }: SelectionBarProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const payable = rows.filter(isPayable)
  const chosenHere = payable.filter(selection.has).length
  const { fees } = selection
  const count = fees.length
  if (payable.length === 0 && fees.length === 0) return null
  return (
    <div className={classNames(styles.bar, fees.length > 0 && styles.chosen)}>
      {payable.length > 0 && (
        <Checkbox
          checked={chosenHere === payable.length}
          indeterminate={chosenHere > 0 && chosenHere < payable.length}
          onChange={(event) => selection.toggleAll(rows, event.currentTarget.checked)}
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
          <Link {...links.pay(fees.map(({ id }) => id))} className={buttonClass()}>
            {t`合并缴费`}
          </Link>
        </div>
      )}
    </div>
  )
}
