import type { CourseDetail, DeskCourseDetail } from '@portal/api-contract'
import type { ReactNode } from 'react'

/** Draws a course as its page does; handed in by the route, which alone may reach both. */
export type CoursePreviewOf = (course: CourseDetail) => ReactNode

/** What the page of the form hands to it. */
export interface CourseFormProps {
  /** Undefined for a new one. */
  course: DeskCourseDetail | undefined
  preview: CoursePreviewOf
  /** A new course has got its id. */
  onSaved: (course: DeskCourseDetail) => void
}
