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
  const isOtherPhoto = there.avatar !== here.avatar
  return (
    <NewerNotice {...choice} title={t`资料已在别处修改`}>
      <Compared
        fields={[
          {
            ...{ id: 'avatar', label: t`照片` },
            there: isOtherPhoto && there.avatar ? t`另一张照片` : '',
            here: isOtherPhoto && here.avatar ? t`下面显示的照片` : '',
          },
          { id: 'idNumber', label: t`身份证号`, there: there.idNumber, here: here.idNumber },
          ...fieldNames.map((name) => ({
            ...{ id: name, label: i18n._(fieldOf(name).label) },
            ...{ there: there[name], here: here[name] },
          })),
        ]}
      />
    </NewerNotice>
  )
}
