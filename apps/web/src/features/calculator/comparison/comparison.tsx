import { useLingui } from '@lingui/react/macro'
import type { Calculation } from '@portal/api-contract'
import { Button, Panel } from '@portal/ui'
import type { CalculatorSearch } from '../calculator-search.ts'
import { letters } from '../chart/marks.tsx'
import { useChange } from '../use-change.ts'
import styles from './comparison.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import { mostPins, readPins, withPin } from './pins.ts'

interface ComparisonProps {
  search: CalculatorSearch
  /** The one in the field. */
  current: Calculation | undefined
  others: Calculation[]
}

/** Up to four amounts under the same conditions, side by side. */
export default function Comparison({ search, current, others }: ComparisonProps) {
  const { t } = useLingui()
  const change = useChange()
  const pinned = readPins(search.pins)
  const isFull = pinned.length >= mostPins
  const isPinned = current !== undefined && pinned.includes(current.amount)
  const pin = () => change({ pins: withPin(search.pins, current?.amount ?? 0) })
  const most = letters.length
  return (
    <Panel
      title={t`金额比较`}
      className={styles.panel}
      action={
        <Button variant="outline" size="sm" disabled={!current || isFull || isPinned} onClick={pin}>
          {t`加入比较`}
        </Button>
      }
    >
      {others.length > 0 ? (
        <ComparisonTable search={search} current={current} others={others} />
      ) : (
        <p className={styles.hint}>{t`加入当前金额，再改输入框里的金额，最多四个并列比较。`}</p>
      )}
      {isFull && <p className={styles.hint}>{t`已满 ${most} 个，移除一个再添加。`}</p>}
    </Panel>
  )
}
