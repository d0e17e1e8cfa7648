import { useLingui } from '@lingui/react/macro'
import type { CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { Panel } from '@portal/ui'
import type { ReactNode } from 'react'
import type { CalculatorSearch } from '../calculator-search.ts'
import type { Flaws } from '../read-input.ts'
import { AmountField } from './amount-field.tsx'
import { CoefficientFields } from './coefficient-fields.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { FloatField } from './float-field.tsx'
import styles from './input-form.module.css'
import { ServiceField } from './service-field.tsx'

interface InputFormProps {
  standard: CalculatorStandard
  service: CalculatorService
  search: CalculatorSearch
  flaws: Flaws
  /** The fee, where it has to stand within the form. */
  answer: ReactNode
}

/** All that a standard asks for; there is nothing to send, each change takes effect by itself. */
export function InputForm({ standard, service, search, flaws, answer }: InputFormProps) {
  const { t } = useLingui()
  return (
    <Panel title={t`计算条件`} className={styles.panel}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
        <ServiceField standard={standard} service={service} />
        <AmountField standard={standard} service={service} value={search.amount} flaw={flaws.amount} />
        {answer}
        <div className={styles.conditions}>
          <ExtraFields extras={service.extras} search={search} flaws={flaws} />
          <CoefficientFields coefficients={standard.coefficients} search={search} flaws={flaws} />
          {standard.float && <FloatField limits={standard.float} value={search.float} flaw={flaws.float} />}
        </div>
      </form>
    </Panel>
  )
}
