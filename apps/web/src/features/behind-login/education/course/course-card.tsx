import { Plural, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import { courseLink } from '../../../../lib/education/course-links.ts'
import styles from './course-card.module.css'
import { CourseMarks } from './course-marks.tsx'
import { categories } from './course-words.ts'
import { Duration } from './duration.tsx'
import { Price } from './price.tsx'
import type { ListedCourse } from './queries.ts'

interface CourseCardProps {
  course: ListedCourse
  /** Level of its heading within the page. */
  level?: 2 | 3
  /** Says in a word that its hours are among those that are missing. */
  isWanted?: boolean
  /** What can be done with it from the list. */
  action?: ReactNode
}

/** A course of a list: its cover, what it is worth, what it costs. The whole card but its action is the link. */
export function CourseCard({ course, level = 3, isWanted = false, action }: CourseCardProps) {
  const { t } = useLingui()
  const { id, title, coverUrl, category, year, teacher, teacherTitle, creditHours, durationS } = course
  const Title = `h${level}` as const
  return (
    <article className={styles.card}>
      <Picture path={coverUrl} width={640} height={360} className={styles.cover} loading="lazy" />
      <div className={styles.text}>
        <p className={styles.badges}>
          <StateBadge states={categories} value={category} isKind />
          <CourseMarks course={course} isWanted={isWanted} />
        </p>
        <Title className={styles.title} lang="zh-CN">
          <Link {...courseLink(id)} className={styles.link}>
            {title}
          </Link>
        </Title>
        <p className={styles.teacher} lang="zh-CN">
          {teacher} · {teacherTitle}
        </p>
        <p className={styles.facts}>
          <span>
            <Plural value={creditHours} one="# 学时" other="# 学时" />
          </span>
          <span>
            <Duration seconds={durationS} />
          </span>
          <span>{t`${year} 年度`}</span>
        </p>
        <p className={styles.foot}>
          <Price price={course.price} />
          <span className={styles.count}>
            <Icon name="user" size="1em" /> {t`${formatNumber(course.enrolledCount)} 人已学`}
          </span>
        </p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}
