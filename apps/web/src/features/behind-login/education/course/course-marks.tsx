import { useLingui } from '@lingui/react/macro'
import { Badge } from '@portal/ui/chakra'
import { isOnSale } from './course-sale.ts'
import type { ListedCourse } from './queries.ts'

interface CourseMarksProps {
  course: ListedCourse
  /** Its hours are among those that are missing. */
  isWanted: boolean
}

/** How a course of a list stands to whoever looks: their own, of use for what they lack, or not to be taken any more. */
export function CourseMarks({ course, isWanted }: CourseMarksProps) {
  const { t } = useLingui()
  const isOwn = course.mine === 1
  const canBeTaken = isOnSale(course)
  return (
    <>
      {isOwn && <Badge tone="success">{t`已加入`}</Badge>}
      {isWanted && !isOwn && canBeTaken && <Badge tone="warning">{t`补足缺口`}</Badge>}
      {!canBeTaken && <Badge>{t`已停止报名`}</Badge>}
    </>
  )
}
