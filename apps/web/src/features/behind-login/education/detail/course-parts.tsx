import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { RichText } from '../../../../lib/content/rich-text/rich-text.tsx'
import { Chapters } from './chapters.tsx'
import styles from './course-page.module.css'

interface CoursePartsProps {
  course: CourseDetail
  /** Of the student, once it is there. */
  progress: CourseProgress | undefined
}

/** What a course teaches, and its lessons. */
export function CourseParts({ course, progress }: CoursePartsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.main}>
      <section className={styles.part} aria-labelledby="course-intro">
        <h2 id="course-intro" className={styles.heading}>{t`课程介绍`}</h2>
        <RichText html={course.intro} />
      </section>
      <section className={styles.part} aria-labelledby="course-chapters">
        <h2 id="course-chapters" className={styles.heading}>{t`课程目录`}</h2>
        <ContainedPart>
          <Chapters course={course} progress={progress} />
        </ContainedPart>
      </section>
    </div>
  )
}
