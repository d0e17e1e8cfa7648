import { useLingui } from '@lingui/react/macro'
import type { DeskCourse } from '@portal/api-contract'
import { useConfirm } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useDeleteCourse, usePublishCourse, useWithdrawCourse } from './mutations.ts'

type ActedOn = Pick<DeskCourse, 'id' | 'version' | 'title'>

interface Step<Answer> {
  /** What is asked first; nothing where it can be taken back. */
  question?: { title: string; children: string; confirmLabel: string }
  call: (course: ActedOn) => Promise<Answer>
  done: string
  failed: string
}

/** What can be done with a course, each asked first where it cannot be taken back. The caller renders the question. */
export function useCourseActions() {
  const { t } = useLingui()
  const [confirm, question] = useConfirm()
  const publishing = usePublishCourse()
  const withdrawing = useWithdrawCourse()
  const deleting = useDeleteCourse()
  /** @returns what was answered; undefined where nothing was done */
  const take = async <Answer,>(
    course: ActedOn,
    step: Step<Answer>,
  ): Promise<{ answer: Answer } | undefined> => {
    const { title } = course
    const isSure =
      !step.question || (await confirm({ ...step.question, cancelLabel: t`返回`, tone: 'danger' }))
    if (!isSure) return undefined
    try {
      const answer = await step.call(course)
      notify({ kind: 'success', title: step.done, description: title })
      return { answer }
    } catch (error) {
      notify({ kind: 'error', title: step.failed, description: errorText(error) })
      return undefined
    }
  }
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
