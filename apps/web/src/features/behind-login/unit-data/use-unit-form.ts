import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { UnitBasic } from '@portal/api-contract'
import { notify } from '../../../lib/browser/notify.ts'
import { useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts'
import { useNewer } from '../../../lib/forms/draft/use-newer.ts'
import { showFailure } from '../../../lib/forms/fields/show-failure.ts'
import { lastingItems } from '../../../lib/forms/upload/upload-item.ts'
import { useSaveUnit } from './mutations.ts'
import { fetchUnitData } from './queries.ts'
import { unitSchema } from './unit-schema.ts'
import { toUnitBody, type UnitValues, valuesOf } from './unit-values.ts'

/** Of the files what has arrived. */
const lasting = (values: UnitValues): UnitValues => ({
  ...values,
  logoUrl: lastingItems(values.logoUrl),
  licenseUrl: lastingItems(values.licenseUrl),
})

/**
 * The form of a unit's data: what is typed is kept on the device until it is saved. Where the data has been changed elsewhere
 * since the form began, nothing is saved before the unit has chosen what stays.
 */
export function useUnitForm(known: UnitBasic) {
  const { t } = useLingui()
  const { form, draft } = useDraftForm<UnitValues, unknown>({
    name: 'unit-data',
    empty: valuesOf(known),
    lasting,
    // The rules say what must be right; what is sent is made of the values as they were typed.
    resolver: valibotResolver(unitSchema as never),
  })
  const { isOvertaken, goOnFromSaved, newer, takeNewer, keepOwn } = useNewer({
    form,
    draft,
    stored: known,
    valuesOf,
  })
  const saving = useSaveUnit()
  const save = form.handleSubmit(async () => {
    try {
      const latest = await fetchUnitData()
      if (latest.ownerType !== 'UNIT' || isOvertaken(latest)) return
      const sent = form.getValues()
      const body = toUnitBody(sent, latest)
      const kept = await saving.mutateAsync({ isComplete: latest.isComplete, body })
      if (kept.ownerType === 'UNIT') goOnFromSaved(kept, sent)
      notify({ kind: 'success', title: t`单位资料已保存` })
    } catch (error) {
      showFailure(error, form)
    }
  })
  return { form, draft, save, newer, takeNewer, keepOwn }
}
