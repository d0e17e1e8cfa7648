import { Plural, useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { Heading, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { studyLink } from '../../../../../lib/education/course-links.ts'
import { lessonsAgain, type Question } from '../answers.ts'
import styles from './result.module.css'

/** The lessons that the wrong answers are about; nothing where the backend does not tell. */
export function LessonsAgain({
  questions,
  course,
}: {
  questions: readonly Question[]
  course: CourseDetail
}) {
  const { t } = useLingui()
  const again = lessonsAgain(questions)
  const titles = new Map(
    course.chapters.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title])),
  )
  if (again.length === 0) return null
  return (
    <section className={`${styles.part} ${styles.again}`} aria-labelledby="test-lessons">
      <Heading as="h2" id="test-lessons">{t`建议重看的课时`}</Heading>
      <ul className={styles.lessons}>
        {again.map(({ lessonId, count }) => (
          <li key={lessonId}>
            <TextLink asChild>
              <Link {...studyLink(course.id, lessonId)} lang="zh-CN">
                {titles.get(lessonId) ?? lessonId}
              </Link>
            </TextLink>
            <span className={styles.left}>
              <Plural value={count} one="答错 # 题" other="答错 # 题" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
