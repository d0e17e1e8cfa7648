import { Plural, useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button } from '@portal/ui/chakra'
import { useRef } from 'react'
import styles from '../../../../lib/chakra/choice/sum-bar.module.css'
import { useBarRoom } from '../../../../lib/chakra/use-bar-room.ts'
import { sumYuan } from '../../../../lib/content/money.ts'
import type { BatchRows } from './use-batch-rows.ts'

interface BarProps {
  batch: BatchRows
  busy: boolean
  onSave: () => void
  onGoOn: () => void
  /** Goes on with the good rows alone. */
  onGoOnWithout: () => void
}

/** How many there are, what is known of the sum, and the way on. */
export function Bar({ batch: { rows, faults }, busy, onSave, onGoOn, onGoOnWithout }: BarProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  useBarRoom(bar)
  const count = rows.length
  const wrong = faults.size
  const amounts = rows.flatMap(({ key, amount }) => (amount === null || faults.has(key) ? [] : [amount]))
  const unknown = count - wrong - amounts.length
  return (
    <div ref={bar} className={styles.bar} data-filled>
      <p className={styles.sum} role="status">
        <Plural value={count} one="# 行" other="# 行" />
        {wrong > 0 && (
          <span className={styles.wrong}>
            <Plural value={wrong} one="# 行有误" other="# 行有误" />
          </span>
        )}
        <strong>{formatMoney(sumYuan(amounts))}</strong>
        {unknown > 0 && <Plural value={unknown} one="另 # 行待核算" other="另 # 行待核算" />}
      </p>
      <div className={styles.actions}>
        <Button
          variant="outline"
          busy={busy}
          disabled={wrong === count}
          onClick={onSave}
        >{t`保存草稿`}</Button>
        {wrong > 0 && wrong < count && (
          <Button variant="outline" disabled={busy} onClick={onGoOnWithout}>{t`只缴无误的行`}</Button>
        )}
        <Button busy={busy} onClick={onGoOn}>
          {wrong > 0 ? t`查看有误的行` : t`核对并确认`}
        </Button>
      </div>
    </div>
  )
}
