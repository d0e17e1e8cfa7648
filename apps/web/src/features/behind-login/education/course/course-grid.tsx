import { Skeleton } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { Each } from '../../../../lib/states/each.tsx'
import styles from './course-card.module.css'
import { CourseCard } from './course-card.tsx'
import type { ListedCourse } from './queries.ts'

interface CourseGridProps {
  courses: readonly ListedCourse[]
  level?: 2 | 3
  /** The kinds of hours that are missing, whose courses say so. */
  wanted?: readonly string[]
  /** What can be done with each from the list. */
  actionOf?: (course: ListedCourse) => ReactNode
}

/** Courses side by side, as many as there is room for. */
export const CourseGrid = ({ courses, level = 3, wanted = [], actionOf }: CourseGridProps) => (
  <ul className={styles.grid}>
    <Each items={courses}>
      {(course) => (
        <li>
          <CourseCard
            course={course}
            level={level}
            isWanted={wanted.includes(course.category)}
            action={actionOf?.(course)}
          />
        </li>
      )}
    </Each>
  </ul>
)

/** The same while it loads. */
export const CourseGridSkeleton = ({ count }: { count: number }) => (
  <div className={styles.grid} aria-busy="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
      <Skeleton key={place} height="22rem" />
    ))}
  </div>
)
