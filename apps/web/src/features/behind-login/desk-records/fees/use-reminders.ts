import { useLingui } from '@lingui/react/macro'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { groupBy } from '../../../../lib/content/group-by.ts'
import { useRemind } from '../mutations.ts'
import { reminderReasons } from '../words.ts'

/**
 * Reminds of the chosen fees together. Those of which it could not be done stay chosen, and it is said why.
 *
 * @param keep takes the ids of those that stay chosen
 */
export function useReminders(keep: (ids: ReadonlySet<number>) => void) {
  const { t, i18n } = useLingui()
  const { mutateAsync, isPending } = useRemind()
  const remind = async (feeIds: number[]) => {
    try {
      const results = await mutateAsync(feeIds)
      const failed = results.filter(({ isDone }) => !isDone)
      keep(new Set(failed.map(({ feeId }) => feeId)))
      const done = results.length - failed.length
      const reasons = groupBy(failed, ({ reason }) => i18n._(reminderReasons[reason ?? 'UNKNOWN']))
      notify({
        kind: failed.length > 0 ? 'info' : 'success',
        title: t`已催缴 ${done} 笔，未催缴 ${failed.length} 笔`,
        ...(failed.length > 0 && {
          description: reasons.map(({ name, items }) => `${name}：${items.length}`).join('；'),
        }),
      })
    } catch (error) {
      notify({ kind: 'error', title: t`没有催缴`, description: errorText(error) })
    }
  }
  return { remind, isPending }
}
