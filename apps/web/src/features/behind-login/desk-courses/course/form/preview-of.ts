import type { CourseDetail, DeskCourseDetail, DeskCourseDraft, DeskCourseVideo } from '@portal/api-contract'
import { serverNow } from '../../../../../lib/api/server-clock.ts'

/** The picture of every course that has none of its own. */
const commonCover = 'files/covers/course.svg'

/** A course as it is typed, as the website would have it. */
export function previewOf(
  body: DeskCourseDraft,
  course: DeskCourseDetail | undefined,
  videos: readonly DeskCourseVideo[],
): CourseDetail {
  const lengthOf = (video: string) => videos.find(({ key }) => key === video)?.durationS ?? 0
  let next = -1
  const chapters = body.chapters.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      ...{ id: lesson.id ?? next--, title: lesson.title, free: lesson.free },
      ...{ durationS: lengthOf(lesson.video), videoUrl: null },
    })),
  }))
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const now = new Date(serverNow()).toISOString()
  const { createdDate = now, lastModifiedDate = now, publishDate = now, id = 0 } = course ?? {}
  return {
    ...body,
    ...{ id, createdDate, lastModifiedDate, publishDate, isDeleted: 0, orderNum: id, chapters },
    test: body.test && { questionCount: body.test.questionCount, passShare: 0.6, attemptsPerDay: 3 },
    coverUrl: body.coverUrl ?? commonCover,
    onSaleUntil: `${body.year + 1}-12-31`,
    lessonCount: lessons.length,
    durationS: lessons.reduce((sum, { durationS }) => sum + durationS, 0),
    enrolledCount: course?.enrolled ?? 0,
  }
}
