import { linkOptions } from '@tanstack/react-router'

/** The page of a course. */
export const courseLink = (id: number) =>
  linkOptions({ to: '/continuingEducation/$courseId', params: { courseId: String(id) } })

/** Where a unit buys a course for its people; the course's own page is for persons. */
export const unitCourseLink = (id: number) =>
  linkOptions({ to: '/memberManagement', search: { part: 'courses' as const, course: id } })

/** Goes on with the payment of a person's own course, which is for those who may study and may not pay fees, too. */
export const payCourseLink = (orderId: number) =>
  linkOptions({ to: '/education-pay', search: { order: orderId } })

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
