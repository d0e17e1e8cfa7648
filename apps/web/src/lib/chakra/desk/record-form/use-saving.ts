import { useLingui } from '@lingui/react/macro'
import { notify } from '../../../browser/notify.ts'
import { useOnce } from '../../../forms/use-once.ts'
import type { useRecordForm, VersionedRecord } from './use-record-form.ts'

type RecordFormState<One extends VersionedRecord> = Pick<
  ReturnType<typeof useRecordForm<One, unknown, { version: number }>>,
  'isUnsaved' | 'save'
>

interface SavingOptions<One> {
  /** Undefined for a new one. */
  record: One | undefined
  /** Whether visitors do not see it yet. */
  isDraft: (record: One) => boolean
  /** It is stored; a new record has got its id. */
  onSaved: (record: One) => void
}

/** What the buttons of a record's form do, one at a time. */
export function useSaving<One extends VersionedRecord & { title: string }>(
  { isUnsaved, save }: RecordFormState<One>,
  { record, isDraft, onSaved }: SavingOptions<One>,
) {
  const { t } = useLingui()
  const once = useOnce()
  return {
    once,
    /** Stores what is typed, and says so. */
    saveNow: () =>
      once(async () => {
        const kept = await save()
        if (!kept) return
        notify({
          kind: 'success',
          title: isDraft(kept) ? t`草稿已保存` : t`修改已保存，网站上已是新内容`,
          description: kept.title,
        })
        onSaved(kept)
      }),
    /** Goes on with the record once what is typed is stored. */
    saveThen: (goOn: (kept: One) => unknown) =>
      once(async () => {
        const kept = record && !isUnsaved ? record : await save()
        if (!kept) return
        onSaved(kept)
        await goOn(kept)
      }),
  }
}
