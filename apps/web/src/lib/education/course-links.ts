import { linkOptions } from '@tanstack/react-router'

/** The page of a course. */
export const courseLink = (id: number) =>
  linkOptions({ to: '/continuingEducation/$courseId', params: { courseId: String(id) } })

/** The player, at a lesson; without one, where the course is gone on with. */
export const studyLink = (courseId: number, lessonId?: number) =>
  linkOptions({
    to: '/videoview/$courseId',
    params: { courseId: String(courseId) },
    search: lessonId === undefined ? {} : { lesson: lessonId },
  })

/** The test of a course. */
export const testLink = (courseId: number) =>
  linkOptions({ to: '/courseTest/$courseId', params: { courseId: String(courseId) }, search: {} })

/** Where a course that was paid for is swapped for another one. */
export const swapLink = (courseId: number) =>
  linkOptions({ to: '/swapCourse/$courseId', params: { courseId: String(courseId) } })
