import { useLingui } from '@lingui/react/macro'
import type { CalculatorStandard } from '@portal/api-contract'
import { Tag, useCurrentInView, VisuallyHidden } from '@portal/ui'
import { Each } from '../../../lib/states/each.tsx'
import { noChoices } from '../calculator-search.ts'
import { chosenService } from '../read-input.ts'
import { useChange } from '../use-change.ts'
import { Word } from '../words/word.tsx'
import { RateGlyph } from './rate-glyph.tsx'
import styles from './standard-picker.module.css'
import { unconfirmedId } from './unconfirmed.tsx'

interface StandardPickerProps {
  standards: CalculatorStandard[]
  current: CalculatorStandard
}

/** The fee standards as sheets of a register; one stop for the keyboard, the arrow keys go through them. */
export function StandardPicker({ standards, current }: StandardPickerProps) {
  const { t } = useLingui()
  const change = useChange()
  const row = useCurrentInView<HTMLDivElement>('label', current.code)
  const choose = (standard: string) => change({ ...noChoices, standard, service: undefined, pins: undefined })
  return (
    <fieldset className={styles.picker}>
      <legend>
        <VisuallyHidden>{t`收费标准`}</VisuallyHidden>
      </legend>
      <div ref={row} className={styles.sheets}>
        <Each items={standards}>
          {(standard, index) => (
            <label className={styles.sheet} data-chosen={standard.code === current.code}>
              <input
                type="radio"
                name="standard"
                value={standard.code}
                checked={standard.code === current.code}
                aria-describedby={standard.isConfirmed ? undefined : unconfirmedId}
                onChange={() => choose(standard.code)}
                className={styles.radio}
              />
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className={styles.name}>
                <Word of={standard.name} />
              </span>
              <RateGlyph service={chosenService(standard, undefined)} />
              <span className={styles.method}>
                <Method method={standard.method} />
                {!standard.isConfirmed && <Tag tone="warning">{t`未印证`}</Tag>}
              </span>
            </label>
          )}
        </Each>
      </div>
    </fieldset>
  )
}

function Method({ method }: Pick<CalculatorStandard, 'method'>) {
  const { t } = useLingui()
  return <span>{method === 'PROGRESSIVE' ? t`差额累进` : t`直线内插`}</span>
}
