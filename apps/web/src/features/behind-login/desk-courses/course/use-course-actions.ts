import { useLingui } from '@lingui/react/macro'
import type { DeskCourse } from '@portal/api-contract'
import { useRecordStep } from '../../../../lib/chakra/desk/record-form/use-record-step.ts'
import { useDeleteCourse, usePublishCourse, useWithdrawCourse } from './mutations.ts'

type ActedOn = Pick<DeskCourse, 'id' | 'version' | 'title'>

/** What can be done with a course, each asked first where it cannot be taken back. The caller renders the question. */
export function useCourseActions() {
  const { t } = useLingui()
  const [take, question] = useRecordStep<ActedOn>()
  const publishing = usePublishCourse()
  const withdrawing = useWithdrawCourse()
  const deleting = useDeleteCourse()
  const publish = (course: ActedOn) =>
    take(course, { call: publishing.mutateAsync, done: t`课程已发布`, failed: t`课程没有发布` })
  const withdraw = (course: ActedOn) => {
    const { title } = course
    return take(course, {
      question: {
        title: t`撤回这门课程吗？`,
        children: t`“${title}”将从网站上消失并恢复为草稿，之后可以重新发布。`,
        confirmLabel: t({ message: '撤回', context: 'button' }),
      },
      call: withdrawing.mutateAsync,
      done: t`课程已撤回`,
      failed: t`课程没有撤回`,
    })
  }
  const remove = (course: ActedOn) => {
    const { title } = course
    return take(course, {
      question: { title: t`删除这份草稿吗？`, children: t`“${title}”将无法恢复。`, confirmLabel: t`删除` },
      call: deleting.mutateAsync,
      done: t`草稿已删除`,
      failed: t`草稿没有删除`,
    })
  }
  return { publish, withdraw, remove, question }
}
