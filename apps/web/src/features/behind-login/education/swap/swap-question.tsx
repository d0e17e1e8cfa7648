import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type CourseDetail } from '@portal/api-contract'
import { ConfirmDialog, Notice } from '@portal/ui/chakra'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { errorText } from '../../../../lib/api/errors.ts'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { useForgetStudies } from '../course/mutations.ts'
import type { ListedCourse } from '../course/queries.ts'

interface SwapQuestionProps {
  from: CourseDetail
  to: ListedCourse
  onClose: () => void
}

/** The question before the one swap, with both courses by name; it stays open while it is sent, and where it was refused. */
export default function SwapQuestion({ from, to, onClose }: SwapQuestionProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const forget = useForgetStudies()
  const once = useOnce()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async () => {
      const params = { path: { id: from.id } }
      try {
        await unwrap(api.POST('/api/edu-courses/{id}/swap', { params, body: { courseId: to.id } }))
      } catch (error) {
        // No answer came: it may have been done all the same.
        if (!(error instanceof ApiError) || error.status !== 0) throw error
        const { status } = await queryClient.fetchQuery({
          ...progressQueryOptions(to.id),
          networkMode: 'always',
        })
        if (status === 'NOT_ENROLLED') throw error
      }
    },
    onMutate: markPage,
    onSuccess: (_, __, isStillHere) => {
      notify({ kind: 'success', title: t`课程已更换` })
      if (isStillHere()) void navigate({ ...courseLink(to.id), replace: true })
    },
    onSettled: () => {
      forget()
      // One over the former course is void.
      void queryClient.invalidateQueries({ queryKey: ['invoices'] })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t`更换这门课程？`}
      confirmLabel={t`确认换课`}
      cancelLabel={t`再想想`}
      busy={isPending}
      // What fails is told below.
      onConfirm={() => void once(() => mutateAsync().catch(() => {}))}
      onCancel={onClose}
    >
      <p>
        <Trans>
          把《<span lang="zh-CN">{from.title}</span>》换成《<span lang="zh-CN">{to.title}</span>
          》。换后不能再换回。
        </Trans>
      </p>
      {error && (
        <Notice tone="danger" live="alert" title={t`课程没有更换`}>
          {errorText(error)}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
