import { useLingui } from '@lingui/react/macro'
import type { UnitBasic } from '@portal/api-contract'
import { Compared, NewerNotice } from '../../../lib/chakra/newer-notice.tsx'
import { fieldNames, fieldOf } from './unit-fields.ts'
import type { UnitForm } from './unit-input.tsx'
import { valuesOf } from './unit-values.ts'

interface NewerUnitProps {
  form: UnitForm
  newer: UnitBasic
  onTake: () => void
  onKeep: () => void
}

/** Says that the unit's data was changed elsewhere meanwhile, and what differs. */
export function NewerUnit({ form, newer, ...choice }: NewerUnitProps) {
  const { t, i18n } = useLingui()
  const there = valuesOf(newer)
  const here = form.getValues()
  return (
    <NewerNotice {...choice} title={t`资料已在别处修改`}>
      <Compared
        fields={[
          { id: 'legalPerson', label: t`法定代表人`, there: there.legalPerson, here: here.legalPerson },
          ...fieldNames.map((name) => ({
            ...{ id: name, label: i18n._(fieldOf(name).label) },
            ...{ there: there[name], here: here[name] },
          })),
        ]}
      />
    </NewerNotice>
  )
}
