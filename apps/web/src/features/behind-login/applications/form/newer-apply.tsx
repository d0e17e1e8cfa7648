import { useLingui } from '@lingui/react/macro'
import type { ApplyRequirement, MaterialType, MemberApply, MemberBasic } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Compared, NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import type { ApplyForm } from './apply-field.tsx'
import { type ApplyValues, blockOf, startValues } from './apply-values.ts'
import { useFieldNames } from './use-field-names.ts'

interface NewerApplyProps {
  form: ApplyForm
  requirement: ApplyRequirement
  known: MemberBasic | undefined
  newer: MemberApply
  onTake: () => void
  onKeep: () => void
}

/** Says that the application was saved elsewhere meanwhile, and what differs. */
export function NewerApply({ form, requirement, known, newer, ...choice }: NewerApplyProps) {
  const { t } = useLingui()
  const nameOf = useFieldNames()
  const block = blockOf(requirement)
  const there = textsOf(startValues(requirement.applyKind, block, newer, known), block)
  const here = textsOf(form.getValues(), block)
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <NewerNotice {...choice} title={t`这份申请已于 ${time} 在别处保存`}>
      <Compared
        fields={[...new Set([...Object.keys(there), ...Object.keys(here)])].map((id) => ({
          ...{ id, label: nameOf(id) },
          ...{ there: there[id] ?? '', here: here[id] ?? '' },
        }))}
      />
    </NewerNotice>
  )
}

/** What an application says, by the names that the contract has for it; files by their names. */
function textsOf(values: ApplyValues, block: 'company' | 'person'): Record<string, string> {
  const { idNumber, targetLevel, reason, recommender } = values
  const particulars = Object.entries(values[block]).map(([name, text]) => [`${block}.${name}`, text])
  const materials = (Object.keys(values.materials) as MaterialType[]).map((type) => [
    `materials.${type}`,
    (values.materials[type] ?? []).map(({ name }) => name).join('、'),
  ])
  const others = Object.entries({ 'person.idNumber': idNumber, targetLevel, reason, recommender })
  return Object.fromEntries([...particulars, ...others, ...materials])
}
