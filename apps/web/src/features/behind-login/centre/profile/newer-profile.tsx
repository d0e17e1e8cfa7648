import { useLingui } from '@lingui/react/macro'
import type { PersonBasic } from '@portal/api-contract'
import { Compared, NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import type { ProfileForm } from './profile-field.tsx'
import { fieldNames, fieldOf } from './profile-fields.ts'
import { valuesOf } from './profile-values.ts'

interface NewerProfileProps {
  form: ProfileForm
  newer: PersonBasic
  onTake: () => void
  onKeep: () => void
}

/** Says that the profile was changed elsewhere meanwhile, and what differs. */
export function NewerProfile({ form, newer, ...choice }: NewerProfileProps) {
  const { t, i18n } = useLingui()
  const there = valuesOf(newer)
  const here = form.getValues()
  return (
    <NewerNotice {...choice} title={t`资料已在别处修改`}>
      <Compared
        fields={fieldNames.map((name) => ({
          ...{ id: name, label: i18n._(fieldOf(name).label) },
          ...{ there: there[name], here: here[name] },
        }))}
      />
    </NewerNotice>
  )
}
