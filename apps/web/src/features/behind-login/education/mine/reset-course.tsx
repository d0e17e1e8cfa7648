import { useLingui } from '@lingui/react/macro'
import type { MyCourse } from '@portal/api-contract'
import { Button, useConfirm, VisuallyHidden } from '@portal/ui/chakra'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useForgetStudies } from '../course/mutations.ts'

/** Starts a course over, after saying what is lost by it and what stays. */
export default function ResetCourse({ course: { id, title, creditTime, test } }: { course: MyCourse }) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const forget = useForgetStudies()
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.POST('/api/edu-courses/{id}/reset', { params: { path: { id } } })),
    onSuccess: () => notify({ kind: 'success', title: t`课程已重新开始` }),
    onError: (error) => notify({ kind: 'error', title: t`课程没有重新开始`, description: errorText(error) }),
    onSettled: forget,
  })
  const ask = async () => {
    const isSure = await confirm({
      title: t`重新学习《${title}》？`,
      children:
        creditTime === null
          ? test === null
            ? t`学习进度清零，首次学习不能跳过的限制恢复。`
            : t`学习进度清零，首次学习不能跳过的限制恢复。未交卷的测验仍可交卷；无论测验何时通过，学时都在重新学完全部课时后入账。`
          : t`学习进度清零，首次学习不能跳过的限制恢复。已入账的学时保留，不会再次计入；已通过的测验仍然有效。`,
      confirmLabel: t`重新学习`,
      cancelLabel: t`取消`,
      tone: 'danger',
    })
    if (isSure) mutate()
  }
  return (
    <>
      <Button size="sm" variant="ghost" busy={isPending} onClick={() => void ask()}>
        {t`重新学习`}{' '}
        <VisuallyHidden>
          <span lang="zh-CN">{title}</span>
        </VisuallyHidden>
      </Button>
      {dialog}
    </>
  )
}
