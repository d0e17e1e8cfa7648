import { useLingui } from '@lingui/react/macro'
import type { CalculatorCoefficient, CalculatorStandard } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { Fold } from '@portal/ui'
import type { CalculatorSearch } from '../calculator-search.ts'
import { figure } from '../figures.ts'
import { chosenOption } from '../read-input.ts'
import { Word } from '../words/word.tsx'
import styles from './standard-details.module.css'

interface CoefficientsProps {
  standard: CalculatorStandard
  search: CalculatorSearch
}

/** What each coefficient can be, with the choice marked, and how far the fee may float. */
export default function Coefficients({ standard, search }: CoefficientsProps) {
  const { t } = useLingui()
  const { coefficients, float } = standard
  const [min, max] = [formatRate(float?.min ?? 0), formatRate(float?.max ?? 0)]
  return (
    <Fold boxed title={t`系数与浮动`} className={styles.details}>
      <div className={styles.coefficients}>
        {coefficients.length === 0 && <p>{t`这项标准没有调整系数，费用只随金额变化。`}</p>}
        {coefficients.map((coefficient) => (
          <Coefficient key={coefficient.code} coefficient={coefficient} search={search} />
        ))}
        {float ? (
          <p>{t`双方可在 ${min} 至 ${max} 之间约定浮动，先乘系数再浮动，最后一次取整到分。`}</p>
        ) : (
          <p>{t`这项标准没有规定浮动幅度。`}</p>
        )}
      </div>
    </Fold>
  )
}

function Coefficient({
  coefficient,
  search,
}: {
  coefficient: CalculatorCoefficient
  search: CalculatorSearch
}) {
  const { t } = useLingui()
  if (coefficient.kind === 'RANGE') {
    const [min, max, usual] = [coefficient.limits.min, coefficient.limits.max, coefficient.default].map(
      figure,
    )
    return (
      <section>
        <h3 className={styles.subtitle}>
          <Word of={coefficient.name} />
        </h3>
        <p>{t`在 ${min} 至 ${max} 之间按工程实际取值，一般为 ${usual}。`}</p>
      </section>
    )
  }
  const chosen = chosenOption(coefficient, search)
  return (
    <section>
      <h3 className={styles.subtitle}>
        <Word of={coefficient.name} />
      </h3>
      <dl className={styles.options}>
        {coefficient.options.map((option) => (
          <div key={option.code} aria-current={option.code === chosen?.code || undefined}>
            <dt>
              <Word of={option.name} />
            </dt>
            <dd>{option.factor === null ? t`双方协商` : figure(option.factor)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
