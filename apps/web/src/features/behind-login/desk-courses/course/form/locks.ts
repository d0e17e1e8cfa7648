import type { DeskCourseDetail } from '@portal/api-contract'

/** What of a course cannot be changed any more. */
export interface Locks {
  /** Year, category, hours and price; and its lessons with their videos. */
  lessons: boolean
  /** No lesson may be added either. */
  added: boolean
}

/** What whoever takes a course, or has completed it, relies on. */
export const locksOf = (course: Pick<DeskCourseDetail, 'isTaken' | 'completed'> | undefined): Locks => ({
  lessons: course?.isTaken === 1,
  added: course?.isTaken === 1 && course.completed > 0,
})
