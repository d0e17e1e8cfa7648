import { useLingui } from '@lingui/react/macro'
import type { DeskFee, DeskFeeReminderResult } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { useConfirm } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { groupBy } from '../../../../lib/content/group-by.ts'
import { sumYuan } from '../../../../lib/content/money.ts'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { useRemind } from '../mutations.ts'
import { reminderReasons } from '../words.ts'

/** How many of those who are reminded the question names. */
const named = 3

/** Of these nobody can ever be reminded. */
const isFinal = ({ reason }: DeskFeeReminderResult) => reason === 'NOT_OWED' || reason === 'UNKNOWN'

/**
 * Reminds of the chosen fees together, once it is confirmed. Those of which it can be done later stay chosen, and it is said why
 * it was not. The caller renders the question.
 *
 * @param keep takes the ids of those that stay chosen
 */
export function useReminders(keep: (ids: ReadonlySet<number>) => void) {
  const { t, i18n } = useLingui()
  const { mutateAsync, isPending } = useRemind()
  const [confirm, question] = useConfirm()
  const remind = async (fees: readonly DeskFee[]) => {
    const count = fees.length
    const names = fees.slice(0, named).map(({ ownerName }) => ownerName)
    const owners = names.join('、')
    const sum = formatMoney(sumYuan(fees.map(({ amount }) => amount)))
    const isSure = await confirm({
      title: t`催缴所选 ${count} 笔会费？`,
      children:
        count > named
          ? t`${owners}等 ${count} 笔，合计 ${sum}。会员将收到催缴通知。`
          : t`${owners}，合计 ${sum}。会员将收到催缴通知。`,
      confirmLabel: t`确认催缴`,
      cancelLabel: t`取消`,
    })
    if (!isSure) return
    try {
      const results = await mutateAsync(fees.map(({ id }) => id))
      const failed = results.filter(({ isDone }) => !isDone)
      keep(new Set(failed.filter((one) => !isFinal(one)).map(({ feeId }) => feeId)))
      const done = results.length - failed.length
      const reasons = groupBy(failed, ({ reason }) => i18n._(wordOf(reminderReasons, reason)))
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
  return { remind, isPending, question }
}
