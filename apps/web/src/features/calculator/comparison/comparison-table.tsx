import { useLingui } from '@lingui/react/macro'
import type { Calculation } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { classNames } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import { letters } from '../chart/marks.tsx'
import { feeShare, figure } from '../figures.ts'
import { Word } from '../words/word.tsx'
import styles from './comparison.module.css'
import { differenceText } from './difference.ts'

interface ComparisonTableProps {
  current: Calculation
  others: Calculation[]
  onRemove: (amount: number) => void
}

/** The amounts with their fees and how these differ from the current one; lengths show the same. */
export function ComparisonTable({ current, others, onRemove }: ComparisonTableProps) {
  const { t } = useLingui()
  const rows = [current, ...others]
  const most = Math.max(...rows.map(({ fee }) => fee ?? 0), Number.MIN_VALUE)
  return (
    <ol className={styles.rows}>
      {rows.map((row, index) => (
        <li key={`${letters[index]}${row.amount}`} className={styles.row} data-main={row === current}>
          <span className={styles.letter}>{letters[index]}</span>
          <span className={styles.amount}>{t`${figure(row.amount)} 万元`}</span>
          <Fee row={row} share={(row.fee ?? 0) / most}>
            {row !== current && differenceText(current, row)}
          </Fee>
          {row === current ? (
            <span className={styles.current}>{t`当前`}</span>
          ) : (
            <Remove amount={row.amount} onRemove={onRemove} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface FeeProps {
  row: Calculation
  share: number
  /** How it differs. */
  children: ReactNode
}

function Fee({ row: { fee, feeYuan, amount, reason }, share, children }: FeeProps) {
  const { t } = useLingui()
  if (fee === null) {
    return <span className={styles.fee}>{reason ? <Word of={reason} /> : t`由双方协商确定`}</span>
  }
  return (
    <span className={classNames(styles.fee, styles.drawn)}>
      <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} aria-hidden="true" />
      <strong>{t`${figure(fee)} 万元`}</strong>
      <span className={styles.more}>
        {formatMoney(feeYuan ?? 0)} · {t`占金额的 ${feeShare(fee, amount)}`}
      </span>
      {children && <strong className={styles.difference}>{children}</strong>}
    </span>
  )
}

function Remove({ amount, onRemove }: { amount: number; onRemove: (amount: number) => void }) {
  const { t } = useLingui()
  const name = figure(amount)
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t`移除 ${name} 万元`}
      onClick={() => onRemove(amount)}
    >
      <Icon name="close" />
    </button>
  )
}
