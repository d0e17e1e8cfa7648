import { useLingui } from '@lingui/react/macro'
import type { CalculatorExtra } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { Checkbox } from '@portal/ui'
import type { CalculatorSearch } from '../calculator-search.ts'
import type { Flaws } from '../read-input.ts'
import { useChange } from '../use-change.ts'
import { Word } from '../words/word.tsx'
import { NumberField } from './number-field.tsx'

interface ExtraFieldsProps {
  extras: CalculatorExtra[]
  search: CalculatorSearch
  flaws: Flaws
}

/** What a service asks for beside the amount. */
export function ExtraFields({ extras, search, flaws }: ExtraFieldsProps) {
  const { t } = useLingui()
  const change = useChange()
  return extras.map((extra) => {
    const rate = formatRate(extra.rate)
    if (extra.kind === 'AMOUNT') {
      return (
        <NumberField
          key={extra.code}
          label={<Word of={extra.name} />}
          hint={t`另加其 ${rate}，没有可不填`}
          unit={t`万元`}
          value={search[extra.code]}
          flaw={flaws[extra.code]}
          onCommit={(text) => change({ [extra.code]: text })}
        />
      )
    }
    return (
      <Checkbox
        key={extra.code}
        checked={search.documentsOnly ?? false}
        onChange={(event) => change({ documentsOnly: event.currentTarget.checked || undefined })}
      >
        <Word of={extra.name} /> {t`（按全额的 ${rate} 计）`}
      </Checkbox>
    )
  })
}
