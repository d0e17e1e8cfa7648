import type { CourseDetail, CourseProgress } from '@portal/api-contract'

type Lesson = CourseDetail['chapters'][number]['lessons'][number]

/** Where somebody goes on in a course: where they stopped, else at what they have not completed. */
export function lessonToGoOn(lessons: readonly Lesson[], progress: CourseProgress): Lesson | undefined {
  const isOpen = ({ id }: Lesson) =>
    progress.lessons.find(({ lessonId }) => lessonId === id)?.completeTime === null
  const last = lessons.find(({ id }) => id === progress.lastLessonId)
  return (last && isOpen(last) ? last : lessons.find(isOpen)) ?? last ?? lessons[0]
}
