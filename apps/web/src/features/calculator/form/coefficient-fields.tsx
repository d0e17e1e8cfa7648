import { useLingui } from '@lingui/react/macro'
import type { CalculatorCoefficient } from '@portal/api-contract'
import { Field, NativeSelect } from '@portal/ui'
import type { CalculatorSearch } from '../calculator-search.ts'
import { figure } from '../figures.ts'
import { chosenOption, type Flaws } from '../read-input.ts'
import { useChange } from '../use-change.ts'
import { Word, wordOf } from '../words/word.tsx'
import { NumberField } from './number-field.tsx'

interface CoefficientFieldsProps {
  coefficients: CalculatorCoefficient[]
  search: CalculatorSearch
  flaws: Flaws
}

/** What the base fee is multiplied by. */
export const CoefficientFields = ({ coefficients, search, flaws }: CoefficientFieldsProps) =>
  coefficients.map((coefficient) =>
    coefficient.kind === 'CHOICE' ? (
      <OptionField key={coefficient.code} coefficient={coefficient} search={search} />
    ) : (
      <FactorField key={coefficient.code} coefficient={coefficient} search={search} flaws={flaws} />
    ),
  )

type Of<Kind> = Extract<CalculatorCoefficient, { kind: Kind }>

function OptionField({ coefficient, search }: { coefficient: Of<'CHOICE'>; search: CalculatorSearch }) {
  const { t } = useLingui()
  const change = useChange()
  const { code, name, options } = coefficient
  return (
    <Field label={<Word of={name} />}>
      {(control) => (
        <NativeSelect
          {...control}
          value={chosenOption(coefficient, search)?.code}
          onChange={(event) => change({ [code]: event.currentTarget.value })}
        >
          {options.map((option) => (
            <option key={option.code} value={option.code}>
              {`${wordOf(option.name)} · ${option.factor === null ? t`双方协商` : `× ${figure(option.factor)}`}`}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

interface FactorFieldProps {
  coefficient: Of<'RANGE'>
  search: CalculatorSearch
  flaws: Flaws
}

function FactorField({ coefficient, search, flaws }: FactorFieldProps) {
  const { t } = useLingui()
  const change = useChange()
  const [min, max, usual] = [coefficient.limits.min, coefficient.limits.max, coefficient.default].map(figure)
  return (
    <NumberField
      label={<Word of={coefficient.name} />}
      hint={t`${min} 至 ${max}，不填按 ${usual} 计`}
      value={search.complexity}
      flaw={flaws.complexity}
      onCommit={(complexity) => change({ complexity })}
    />
  )
}
