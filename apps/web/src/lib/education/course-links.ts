import { linkOptions } from '@tanstack/react-router'

/** The page of a course. */
export const courseLink = (id: number) =>
  linkOptions({ to: '/continuingEducation/$courseId', params: { courseId: String(id) } })

/**
 * Where a course is gone on with: the one place that says so. The lesson's line on the course's page, until a player has a
 * page of its own.
 */
export const studyLink = (courseId: number, lessonId: number | null) => ({
  ...courseLink(courseId),
  ...(lessonId !== null && { hash: `lesson-${lessonId}` }),
})
