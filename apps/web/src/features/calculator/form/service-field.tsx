import { useLingui } from '@lingui/react/macro'
import type { CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { noChoices } from '../calculator-search.ts'
import { useChange } from '../use-change.ts'
import { Word } from '../words/word.tsx'
import styles from './service-field.module.css'

interface ServiceFieldProps {
  standard: CalculatorStandard
  service: CalculatorService
}

/** Which of a standard's services; nothing where there is one alone. */
export function ServiceField({ standard, service }: ServiceFieldProps) {
  const { t } = useLingui()
  const change = useChange()
  if (standard.services.length === 1) return null
  return (
    <fieldset className={styles.services}>
      <legend>{t`服务类别`}</legend>
      <div className={styles.choices}>
        {standard.services.map(({ code, name }) => (
          <label key={code} className={styles.choice} data-chosen={code === service.code}>
            <input
              type="radio"
              name="service"
              value={code}
              checked={code === service.code}
              onChange={() => change({ ...noChoices, service: code })}
            />
            <span>
              <Word of={name} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
