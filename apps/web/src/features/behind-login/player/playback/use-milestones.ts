import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress, LessonSession } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '../../../../lib/browser/notify.ts'
import type { View } from './view.ts'

/** Says at once what the server has credited: the lesson at 95 %, the hours with the last of them. */
export function useMilestones(
  session: LessonSession,
  view: View,
  course: CourseDetail,
  progress: CourseProgress,
): void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const isDone = view.lesson.completeTime !== null && session.progress.completeTime === null
  const isCredited = view.result != null && view.result.creditTime !== null && progress.creditTime === null
  const tell = useEffectEvent(() => {
    const hours = course.creditHours
    notify({ kind: 'success', title: isCredited ? t`${hours} 学时已入账` : t`本课时已学完` })
    // The list of lessons, and what else shows how far the member is.
    void queryClient.invalidateQueries({ queryKey: ['account', 'education'] })
  })
  // The hours come with the same answer, before the progress is asked for anew.
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
}
