import { useLingui } from '@lingui/react/macro'
import type { Calculation, CalculatorStandard } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { CalculatorSearch } from '../calculator-search.ts'
import { Comparison } from '../comparison/comparison.tsx'
import { Word } from '../words/word.tsx'
import { FeeHead } from './fee-head.tsx'
import styles from './result-sheet.module.css'
import { ResultTools } from './result-tools.tsx'

// The fee stands first, what explains it comes after.
const Derivation = lazy(() => import('./derivation.tsx'))

interface ResultSheetProps {
  standard: CalculatorStandard
  calculation: Calculation
  search: CalculatorSearch
  /** What it is compared with. */
  others: Calculation[]
  chart: ReactNode
}

/** The calculation as a sheet that can be checked line by line, and printed as it stands. */
export function ResultSheet({ standard, calculation, search, others, chart }: ResultSheetProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section id="fee" className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t`计算结果`}
      </h2>
      <FeeHead standard={standard} calculation={calculation} />
      <ResultTools standard={standard} calculation={calculation} />
      <Comparison search={search} current={calculation} others={others} />
      {chart}
      <Suspense fallback={<div className={styles.space} />}>
        <Derivation calculation={calculation} />
      </Suspense>
      <div className={styles.foot}>
        <p className={styles.disclaimer}>
          <Word of={calculation.disclaimer} />
        </p>
        <ul className={styles.notes}>
          {calculation.notes.map((note) => (
            <li key={note}>
              <Word of={note} />
            </li>
          ))}
        </ul>
      </div>
      <PrintedFrom />
    </section>
  )
}

/** Where a printed sheet comes from, so that whoever holds it can do the calculation again. */
function PrintedFrom() {
  const { t } = useLingui()
  const printed = formatDateTime(new Date())
  return (
    <p className={styles.printed}>
      {t`由协会网站计价计算器生成，${printed}`}
      <br />
      {window.location.href}
    </p>
  )
}
