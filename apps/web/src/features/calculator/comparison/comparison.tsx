import { useLingui } from '@lingui/react/macro'
import type { Calculation } from '@portal/api-contract'
import { Button, classNames } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useId, useRef } from 'react'
import { toCsv } from '../../../lib/table/csv.ts'
import type { CalculatorSearch } from '../calculator-search.ts'
import { letters } from '../chart/marks.tsx'
import { figure } from '../figures.ts'
import { saveText } from '../result/save-text.ts'
import { useChange } from '../use-change.ts'
import { wordOf } from '../words/word.tsx'
import styles from './comparison.module.css'
import { comparisonRecord } from './comparison-record.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { mostPins, readPins, withoutPin, withPin } from './pins.ts'

interface ComparisonProps {
  search: CalculatorSearch
  /** The one in the field. */
  current: Calculation
  others: Calculation[]
}

/** Up to four amounts under the same conditions, beside the result, with what makes the difference. */
export function Comparison({ search: { pins }, current, others }: ComparisonProps) {
  const { t } = useLingui()
  const change = useChange()
  const section = useRef<HTMLElement>(null)
  const id = useId()
  const pinned = readPins(pins)
  const canPin = pinned.length < mostPins && !pinned.includes(current.amount)
  const pin = () => canPin && change({ pins: withPin(pins, current.amount) })
  // The button that had the focus goes with its row.
  const remove = (amount: number) => {
    change({ pins: withoutPin(pins, amount) })
    section.current?.focus()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(styles.comparison, others.length === 0 && styles.alone)}
    >
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>{t`金额比较`}</h3>
        {/* Not disabled, which would take the focus from whoever has just pressed it. */}
        <Button variant="outline" size="sm" aria-disabled={!canPin} onClick={pin}>
          {t`加入比较`}
        </Button>
      </header>
      {others.length > 0 && <ComparisonTable current={current} others={others} onRemove={remove} />}
      <Hint current={current} pinned={pinned} />
      {others.length > 0 && <Download current={current} others={others} />}
    </section>
  )
}

/** What can be done next; after a press of the button the only sign that it has done something. */
function Hint({ current, pinned }: { current: Calculation; pinned: number[] }) {
  const { t } = useLingui()
  const most = letters.length
  const amount = figure(current.amount)
  return (
    <p className={styles.hint} role="status">
      {pinned.includes(current.amount)
        ? t`${amount} 万元已加入比较，再改输入框里的金额，就与它并列。`
        : pinned.length >= mostPins
          ? t`已满 ${most} 个，移除一个再添加。`
          : t`加入当前金额，再改输入框里的金额，最多四个并列比较。`}
    </p>
  )
}

function Download({ current, others }: { current: Calculation; others: Calculation[] }) {
  const { t } = useLingui()
  const save = () =>
    saveText(`${wordOf(current.standardName)}.csv`, 'text/csv', toCsv(comparisonRecord(current, others)))
  return (
    <Button variant="outline" size="sm" className={styles.download} onClick={save}>
      <Icon name="download" />
      {t`下载比较表`}
    </Button>
  )
}
