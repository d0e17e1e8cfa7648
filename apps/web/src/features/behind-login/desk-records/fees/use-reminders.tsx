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
 * Reminds of fees together, once it is confirmed, and says why of some it was not done. The caller renders the question.
 */
export function useReminders() {
  const { t, i18n } = useLingui()
  const { mutateAsync, isPending } = useRemind()
  const [confirm, question] = useConfirm()
  /**
   * @param owingNothing names of those who are left out, because they owe nothing
   * @returns the fees that can be reminded of later; nothing where no one was reminded
   */
  const remind = async (fees: readonly DeskFee[], owingNothing: readonly string[] = []) => {
    const count = fees.length
    const owners = fees
      .slice(0, named)
      .map(({ ownerName }) => ownerName)
      .join('、')
    const sum = formatMoney(sumYuan(fees.map(({ amount }) => amount)))
    const others = owingNothing.length
    const leftOut = owingNothing.join('、')
    const isSure = await confirm({
      title: t`催缴所选 ${count} 笔会费？`,
      children: (
        <>
          <p>
            {count > named
              ? t`${owners}等 ${count} 笔，合计 ${sum}。会员将收到催缴通知。`
              : t`${owners}，合计 ${sum}。会员将收到催缴通知。`}
          </p>
          {others > 0 && <p>{t`另有 ${others} 位没有可催缴的会费：${leftOut}`}</p>}
        </>
      ),
      confirmLabel: t`确认催缴`,
      cancelLabel: t`取消`,
    })
    if (!isSure) return
    try {
      const results = await mutateAsync(fees.map(({ id }) => id))
      const failed = results.filter(({ isDone }) => !isDone)
      const later = new Set(failed.filter((one) => !isFinal(one)).map(({ feeId }) => feeId))
      const done = results.length - failed.length
      const reasons = groupBy(failed, ({ reason }) => i18n._(wordOf(reminderReasons, reason)))
      notify({
        kind: failed.length > 0 ? 'info' : 'success',
        title: t`已催缴 ${done} 笔，未催缴 ${failed.length} 笔`,
        ...(failed.length > 0 && {
          description: reasons.map(({ name, items }) => `${name}：${items.length}`).join('；'),
        }),
      })
      return fees.filter(({ id }) => later.has(id))
    } catch (error) {
      notify({ kind: 'error', title: t`没有催缴`, description: errorText(error) })
    }
  }
  return { remind, isPending, question }
}
