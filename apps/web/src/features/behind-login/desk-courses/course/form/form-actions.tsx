import { useLingui } from '@lingui/react/macro'
import type { DeskCourseDetail } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import { StateBadge } from '../../../../../lib/chakra/state-badge.tsx'
import { courseStateWords } from '../states.ts'

interface FormActionsProps {
  course: DeskCourseDetail | undefined
  isBusy: boolean
  /** Nothing can be saved. */
  isHeld: boolean
  onPublish: () => void
  onPreview: () => void
  onWithdraw: () => void
  onRemove: () => void
}

/** In which state the course is, and what can be done with it. */
export function FormActions({ course, isBusy, isHeld, ...on }: FormActionsProps) {
  const { t } = useLingui()
  const isDraft = !course || course.state === 'DRAFT'
  return (
    <div className={styles.buttons}>
      {course && <StateBadge states={courseStateWords} value={course.state} />}
      {isDraft && (
        <Button size="sm" busy={isBusy} disabled={isHeld} onClick={on.onPublish}>
          {t({ message: '发布', context: 'button' })}
        </Button>
      )}
      <Button
        type="submit"
        size="sm"
        {...(isDraft && { variant: 'outline' as const })}
        busy={isBusy}
        disabled={isHeld}
      >
        {isDraft ? t`保存草稿` : t`保存修改`}
      </Button>
      <Button size="sm" variant="outline" onClick={on.onPreview}>{t`预览`}</Button>
      {course && !isDraft && (
        <Button asChild size="sm" variant="outline">
          <Link to="/list/courses" search={{ part: 'enrollments', course: course.id }}>{t`学习记录`}</Link>
        </Button>
      )}
      {course && !isDraft && course.isTaken === 0 && (
        <Button size="sm" variant="outline" disabled={isHeld} onClick={on.onWithdraw}>
          {t({ message: '撤回', context: 'button' })}
        </Button>
      )}
      {course && isDraft && <Button size="sm" variant="ghost" onClick={on.onRemove}>{t`删除草稿`}</Button>}
    </div>
  )
}
