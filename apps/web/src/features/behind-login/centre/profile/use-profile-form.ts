import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { PersonBasic } from '@portal/api-contract'
import { useState } from 'react'
import { notify } from '../../../../lib/browser/notify.ts'
import { dropDraft, ownName, readDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { getAccountId } from '../../../../lib/session/session.ts'
import { useSaveProfile } from '../mutations.ts'
import { profileSchema } from './profile-schema.ts'
import { type ProfileValues, toProfileBody, valuesOf } from './profile-values.ts'

const name = 'profile'

/** All but the identity number may lie on the device. */
const lasting = ({ idNumber: _, ...values }: ProfileValues) => values

/** Drops a draft that was begun from an older state of the profile, before the form reads it. */
function useNewest(start: ProfileValues): void {
  useState(() => {
    const stored = ownName(getAccountId() ?? null, name)
    if (readDraft(stored, start)?.values.basedOn !== start.basedOn) dropDraft(stored)
  })
}

/** The form of the profile: what is typed is kept on the device until it is saved. */
export function useProfileForm(known: PersonBasic) {
  const { t } = useLingui()
  const start = valuesOf(known)
  useNewest(start)
  const { form, draft } = useDraftForm<ProfileValues, unknown>({
    name,
    empty: start,
    lasting,
    // The rules say what must be right; what is sent is made of the values as they were typed.
    resolver: valibotResolver(profileSchema(known) as never),
  })
  const saving = useSaveProfile()
  const save = form.handleSubmit(async () => {
    try {
      const body = toProfileBody(form.getValues())
      const kept = await saving.mutateAsync({ isComplete: known.isComplete, body })
      draft.startAnew()
      if (kept.ownerType === 'PERSON') form.reset(valuesOf(kept))
      notify({ kind: 'success', title: t`资料已保存` })
    } catch (error) {
      showFailure(error, form)
    }
  })
  return { form, draft, save }
}
