import { useLingui } from '@lingui/react/macro'
import type { DeskActivitySummary } from '@portal/api-contract'
import { useRecordStep } from '../../../../lib/chakra/desk/record-form/use-record-step.ts'
import { useCancelActivity, useDeleteActivity, usePublishActivity, useWithdrawActivity } from './mutations.ts'

export type ActedOn = Pick<DeskActivitySummary, 'id' | 'version' | 'title' | 'state' | 'signedCount'>

/** What can be done with an activity, each asked first where it cannot be taken back. The caller renders the question. */
export function useActivityActions() {
  const { t } = useLingui()
  const [take, question] = useRecordStep<ActedOn>()
  const publishing = usePublishActivity()
  const withdrawing = useWithdrawActivity()
  const cancelling = useCancelActivity()
  const deleting = useDeleteActivity()
  const publish = (activity: ActedOn) =>
    take(activity, { call: publishing.mutateAsync, done: t`活动已发布`, failed: t`活动没有发布` })
  const withdraw = (activity: ActedOn) => {
    const { title } = activity
    return take(activity, {
      question: {
        title: t`撤回这项活动吗？`,
        children: t`“${title}”将从网站上消失并恢复为草稿，之后可以重新发布。`,
        confirmLabel: t({ message: '撤回', context: 'button' }),
      },
      call: withdrawing.mutateAsync,
      done: t`活动已撤回`,
      failed: t`活动没有撤回`,
    })
  }
  const cancel = (activity: ActedOn) => {
    const { title } = activity
    return take(activity, {
      question: {
        title: t`取消这项活动吗？`,
        children: t`“${title}”将显示为已取消。报名的会员会收到通知，已缴的费用会退回。此操作不能撤销。`,
        confirmLabel: t`取消活动`,
      },
      call: cancelling.mutateAsync,
      done: t`已取消这项活动`,
      failed: t`活动没有取消`,
    })
  }
  const remove = (activity: ActedOn) => {
    const { title } = activity
    return take(activity, {
      question: {
        title: t`删除这份草稿吗？`,
        children: t`“${title}”将无法恢复。`,
        confirmLabel: t`删除`,
      },
      call: deleting.mutateAsync,
      done: t`草稿已删除`,
      failed: t`草稿没有删除`,
    })
  }
  return { publish, withdraw, cancel, remove, question }
}
