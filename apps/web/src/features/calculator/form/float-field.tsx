import { useLingui } from '@lingui/react/macro'
import type { CalculatorLimits } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { Button } from '@portal/ui'
import { type Flaw, readNumber } from '../read-number.ts'
import { useChange } from '../use-change.ts'
import styles from './float-field.module.css'
import { NumberField } from './number-field.tsx'

const step = 5

interface FloatFieldProps {
  limits: CalculatorLimits
  value: string | undefined
  flaw: Flaw | undefined
}

/** By how much the parties go up or down. The buttons spare a phone's keypad the minus that it lacks. */
export function FloatField({ limits, value, flaw }: FloatFieldProps) {
  const { t } = useLingui()
  const change = useChange()
  const [min, max] = [formatRate(limits.min), formatRate(limits.max)]
  const stepRate = formatRate(step)
  const by = (difference: number) => {
    const next = (readNumber(value, limits).value ?? 0) + difference
    return String(Math.min(Math.max(next, limits.min), limits.max))
  }
  return (
    <NumberField
      label={t`上下浮动`}
      hint={t`${min} 至 ${max}，下浮为负数，不填为不浮动`}
      unit="%"
      inputMode="text"
      value={value}
      flaw={flaw}
      onCommit={(float) => change({ float })}
      frame={(input) => (
        <div className={styles.stepper}>
          <Button
            variant="outline"
            aria-label={t`下浮 ${stepRate}`}
            onClick={() => change({ float: by(-step) })}
          >
            −
          </Button>
          {input}
          <Button
            variant="outline"
            aria-label={t`上浮 ${stepRate}`}
            onClick={() => change({ float: by(step) })}
          >
            +
          </Button>
        </div>
      )}
    />
  )
}
