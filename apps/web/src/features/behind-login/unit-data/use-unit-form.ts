import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { UnitBasic } from '@portal/api-contract'
import { useState } from 'react'
import { notify } from '../../../lib/browser/notify.ts'
import { dropDraft, ownName, readDraft } from '../../../lib/forms/draft/draft-store.ts'
import { useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../lib/forms/fields/show-failure.ts'
import { lastingItems } from '../../../lib/forms/upload/upload-item.ts'
import { getAccountId } from '../../../lib/session/session.ts'
import { useSaveUnit } from './mutations.ts'
import { unitSchema } from './unit-schema.ts'
import { toUnitBody, type UnitValues, valuesOf } from './unit-values.ts'

const name = 'unit-data'

/** Of the files what has arrived. */
const lasting = (values: UnitValues): UnitValues => ({
  ...values,
  logoUrl: lastingItems(values.logoUrl),
  licenseUrl: lastingItems(values.licenseUrl),
})

/** Drops a draft that was begun from an older state of the data, before the form reads it. */
function useNewest(start: UnitValues): void {
  useState(() => {
    const stored = ownName(getAccountId() ?? null, name)
    if (readDraft(stored, start)?.values.basedOn !== start.basedOn) dropDraft(stored)
  })
}

/** The form of a unit's data: what is typed is kept on the device until it is saved. */
export function useUnitForm(known: UnitBasic) {
  const { t } = useLingui()
  const start = valuesOf(known)
  useNewest(start)
  const { form, draft } = useDraftForm<UnitValues, unknown>({
    name,
    empty: start,
    lasting,
    // The rules say what must be right; what is sent is made of the values as they were typed.
    resolver: valibotResolver(unitSchema as never),
  })
  const saving = useSaveUnit()
  const save = form.handleSubmit(async () => {
    try {
      const body = toUnitBody(form.getValues(), known)
      const kept = await saving.mutateAsync({ isComplete: known.isComplete, body })
      draft.startAnew()
      if (kept.ownerType === 'UNIT') form.reset(valuesOf(kept))
      notify({ kind: 'success', title: t`单位资料已保存` })
    } catch (error) {
      showFailure(error, form)
    }
  })
  return { form, draft, save }
}
