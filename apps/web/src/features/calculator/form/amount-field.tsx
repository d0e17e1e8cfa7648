import { useLingui } from '@lingui/react/macro'
import type { CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { figure } from '../figures.ts'
import { type Flaw, readNumber } from '../read-number.ts'
import { useChange } from '../use-change.ts'
import { Word } from '../words/word.tsx'
import styles from './amount-field.module.css'
import { NumberField } from './number-field.tsx'

/** 万元; from a small job to a large project. */
const usual = ['500', '1000', '6000', '30000', '100000']

interface AmountFieldProps {
  standard: CalculatorStandard
  service: CalculatorService
  value: string | undefined
  flaw: Flaw | undefined
}

/** What the fee is a part of, with the same amount in yuan, so that a slip of the unit is seen. */
export function AmountField({ standard, service, value, flaw }: AmountFieldProps) {
  const { t } = useLingui()
  const change = useChange()
  return (
    <div className={styles.amount}>
      <NumberField
        label={<Word of={service.amountName} />}
        hint={<AmountHint standard={standard} value={value} />}
        unit={t`万元`}
        required
        value={value}
        flaw={flaw}
        onCommit={(amount) => change({ amount })}
      />
      <ul className={styles.usual} aria-label={t`常用金额`}>
        {usual.map((amount) => (
          <li key={amount}>
            <button type="button" onClick={() => change({ amount })}>
              {figure(Number(amount))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AmountHint({ standard, value }: Pick<AmountFieldProps, 'standard' | 'value'>) {
  const { t } = useLingui()
  const amount = readNumber(value, standard.amount).value
  const max = figure(standard.amount.max)
  const { decimals } = standard.amount
  if (amount === undefined) return t`大于 0，不超过 ${max} 万元，最多 ${decimals} 位小数`
  const yuan = figure(Math.round(amount * 1e6) / 100)
  const yi = figure(amount / 10_000)
  return t`即 ${yuan} 元，合 ${yi} 亿元`
}
