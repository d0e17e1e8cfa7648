import { useLingui } from '@lingui/react/macro'
import type { DeskMemberSummary } from '@portal/api-contract'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useReminders } from '../fees/use-reminders.tsx'
import { owedFees } from '../queries.ts'

/** Reminds members together of all that they owe, as fees are reminded of. The caller renders the question. */
export function useMemberReminders() {
  const { t } = useLingui()
  const owed = useMutation({ mutationFn: owedFees })
  const { remind, isPending, question } = useReminders()
  const owedBy = async (members: readonly DeskMemberSummary[]) => {
    try {
      return await owed.mutateAsync(members.map(({ id }) => id))
    } catch (error) {
      notify({ kind: 'error', title: t`没有催缴`, description: errorText(error) })
      return
    }
  }
  /** @returns the ids of those who can be reminded later; nothing where no one was reminded */
  const remindMembers = async (
    members: readonly DeskMemberSummary[],
  ): Promise<ReadonlySet<number> | undefined> => {
    const fees = await owedBy(members)
    if (!fees) return
    const owing = new Set(fees.map(({ ownerId }) => ownerId))
    const owingNothing = members.filter(({ id }) => !owing.has(id)).map(({ name }) => name)
    if (fees.length === 0) {
      notify({ kind: 'info', title: t`所选会员没有可催缴的会费`, description: owingNothing.join('、') })
      return
    }
    const later = await remind(fees, owingNothing)
    return later && new Set(later.map(({ ownerId }) => ownerId))
  }
  return { remind: remindMembers, isPending: isPending || owed.isPending, question }
}
