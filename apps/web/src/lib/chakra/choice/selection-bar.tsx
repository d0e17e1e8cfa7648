import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button, Checkbox } from '@portal/ui/chakra'
import { type ReactNode, useRef } from 'react'
import { useLostRow } from '../list/use-lost-row.ts'
import styles from './sum-bar.module.css'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps<Row> {
  selection: Selection<Row>
  /** Names the box that chooses the whole page. */
  all: string
  /** How much is chosen, in words. */
  said: ReactNode
  /** What it comes to, in yuan. */
  amount: number
  /** Leads on with what is chosen. */
  children: ReactNode
}

/** What is chosen and what it comes to, with the way to pay it in one go. Nothing where nothing can be chosen. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { chosen, choosable } = props.selection
  return chosen.length > 0 || choosable.length > 0 ? <Bar {...props} /> : null
}

function Bar<Row>({ selection, all, said, amount, children }: SelectionBarProps<Row>) {
  const { t } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  const { chosen, choosable } = selection
  const chosenHere = choosable.filter(selection.has).length
  const isAny = chosen.length > 0
  // What gives up the choice goes with it.
  useLostRow(bar, chosen.length)
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar} data-filled={isAny || undefined}>
      {choosable.length > 0 && (
        <Checkbox
          checked={chosenHere === choosable.length}
          indeterminate={chosenHere > 0 && chosenHere < choosable.length}
          onChange={selection.toggleAll}
        >
          {all}
        </Checkbox>
      )}
      <p className={styles.sum} role="status">
        {said}
        {isAny && <strong>{formatMoney(amount)}</strong>}
      </p>
      {isAny && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={selection.clear}>{t`清空`}</Button>
          {children}
        </div>
      )}
    </div>
  )
}
