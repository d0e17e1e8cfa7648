import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '@portal/i18n'
import type { ReactNode } from 'react'
import { sumYuan } from '../../content/money.ts'
import styles from './list-total.module.css'

interface ListTotalProps {
  /** How many rows a list is narrowed to, as soon as it is known. */
  count: number | undefined
  /** The amounts that are added up, in yuan. */
  amounts: readonly number[] | undefined
  /** Which rows are not added up, in words. */
  leftOut?: string | false
  /** What can be done with all of them. */
  children: ReactNode
}

/** How many rows a list is narrowed to on all of its pages, what they come to, and what can be done with them. */
export function ListTotal({ count, amounts, leftOut, children }: ListTotalProps) {
  const { t } = useLingui()
  if (count === 0) return null
  const rows = formatNumber(count ?? 0)
  const sum = formatMoney(sumYuan(amounts ?? []))
  return (
    <div className={styles.total}>
      {amounts ? (
        <p>
          {t`共 ${rows} 笔，合计 ${sum}`}
          {leftOut && <span className={styles.note}>{leftOut}</span>}
        </p>
      ) : (
        <p>&nbsp;</p>
      )}
      {children}
    </div>
  )
}
