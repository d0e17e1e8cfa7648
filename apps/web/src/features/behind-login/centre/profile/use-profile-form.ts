import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { PersonBasic } from '@portal/api-contract'
import { notify } from '../../../../lib/browser/notify.ts'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { useNewer } from '../../../../lib/forms/draft/use-newer.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useSaveProfile } from '../mutations.ts'
import { fetchProfile } from '../queries.ts'
import { profileSchema } from './profile-schema.ts'
import { type ProfileValues, toProfileBody, valuesOf } from './profile-values.ts'

/** All but the identity number may lie on the device. */
const lasting = ({ idNumber: _, ...values }: ProfileValues) => values

/**
 * The form of the profile: what is typed is kept on the device until it is saved. Where the profile has been changed elsewhere
 * since the form began, nothing is saved before the member has chosen what stays.
 */
export function useProfileForm(known: PersonBasic) {
  const { t } = useLingui()
  const { form, draft } = useDraftForm<ProfileValues, unknown>({
    name: 'profile',
    empty: valuesOf(known),
    lasting,
    // The rules say what must be right; what is sent is made of the values as they were typed.
    resolver: valibotResolver(profileSchema(known) as never),
  })
  const { isOvertaken, goOnFromSaved, newer, takeNewer, keepOwn } = useNewer({
    form,
    draft,
    stored: known,
    valuesOf,
  })
  const saving = useSaveProfile()
  const save = form.handleSubmit(async () => {
    try {
      const latest = await fetchProfile()
      if (latest.ownerType === 'PERSON' && isOvertaken(latest)) return
      const sent = form.getValues()
      const body = toProfileBody(sent)
      const kept = await saving.mutateAsync({ isComplete: latest.isComplete, body })
      if (kept.ownerType === 'PERSON') goOnFromSaved(kept, sent)
      notify({ kind: 'success', title: t`资料已保存` })
    } catch (error) {
      showFailure(error, form)
    }
  })
  return { form, draft, save, newer, takeNewer, keepOwn }
}
