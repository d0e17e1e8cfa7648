import type { CourseDetail, Lesson } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { World } from '../../../world.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { type CourseRow, courseColumns, courseCriteria, findCourse, toCourse } from './course-row.ts'
import { introOf, type LessonRow, lessonsOf } from './lessons.ts'
import { openCaptionsUrl, openVideoUrl } from './videos/video-link.ts'

type Chapters = CourseDetail['chapters']

const toLesson = ({ id, title, durationS, isFree }: LessonRow): Lesson => ({
  id,
  title,
  durationS,
  free: isFree === 1,
  videoUrl: isFree === 1 ? openVideoUrl(id) : null,
  ...(isFree === 1 && { mp4Url: openVideoUrl(id, 'mp4') }),
  captionsUrl: isFree === 1 ? openCaptionsUrl(id) : null,
})

function chaptersOf(world: World, courseId: number): Chapters {
  const byChapter = Map.groupBy(lessonsOf(world.db, courseId), ({ chapterTitle }) => chapterTitle)
  return [...byChapter].map(([title, lessons]) => ({ title, lessons: lessons.map(toLesson) }))
}

/** Courses that are on offer or were. */
const published = 'isDeleted = 0 AND isPublished = 1 AND publishDate <= ?'

const mineOf = `EXISTS (SELECT 1 FROM courseEnrollment e
  WHERE e.courseId = course.id AND e.memberId = ? AND e.isActive = 1)`

/** Waits to be paid, whoever pays it: such a course can be ordered and taken nowhere else. */
const orderedOf = `EXISTS (SELECT 1 FROM memberOrderItem i JOIN memberOrder o ON o.id = i.orderId
  WHERE coalesce(i.beneficiaryId, i.payerId) = ? AND i.itemType = 'COURSE' AND i.itemId = course.id AND i.isHeld = 1
    AND o.status IN ('CREATED', 'PAYING'))`

export const catalogueHandlers = {
  listCourses(call) {
    const { rows, total } = selectPage<CourseRow>(call, {
      select: courseColumns,
      from: 'course',
      where: published,
      parameters: [call.world.clock.now().toISOString()],
      columns: courseCriteria,
    })
    return page(rows.map(toCourse), total)
  },
  listOfferedCourses(call) {
    settleDue(call.world)
    const { memberId } = call.caller
    const { rows, total } = selectPage<CourseRow & { mine: 0 | 1; ordered: 0 | 1 }>(call, {
      select: `${courseColumns}, mine, ordered`,
      from: `(SELECT *, ${mineOf} AS mine, ${orderedOf} AS ordered FROM course) course`,
      where: published,
      parameters: [memberId, memberId, call.world.clock.now().toISOString()],
      columns: courseCriteria,
    })
    return page(
      rows.map(({ mine, ordered, ...row }) => ({ ...toCourse(row), mine, ordered })),
      total,
    )
  },
  getCourse({ world, params }) {
    const course = findCourse(world.db, params.id)
    if (!course || course.publishDate > world.clock.now().toISOString()) throw notFound()
    const chapters = chaptersOf(world, course.id)
    return ok({ ...toCourse(course), intro: introOf(world.db, course.id), chapters })
  },
} satisfies Partial<Handlers>
