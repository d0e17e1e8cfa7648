import { compulsoryCourses } from './compulsory.ts'
import { electiveCourses } from './elective.ts'
import type { CourseSeed } from './types.ts'

const firstId = 3001

/** A course with the id that it always has. */
export interface CourseContent extends CourseSeed {
  id: number
}

/** Every course, the compulsory ones first. */
export const courses: CourseContent[] = [...compulsoryCourses, ...electiveCourses].map((seed, index) => ({
  ...seed,
  id: firstId + index,
}))

/** A course by its id. @throws Error for an id that the content does not have */
export function courseById(id: number): CourseContent {
  const course = courses.find((candidate) => candidate.id === id)
  if (!course) throw new Error(`The content has no course ${id}`)
  return course
}

/** Ids of a course's lessons begin with the course's own. */
export const lessonIdOf = (courseId: number, index: number): number => courseId * 100 + index + 1
