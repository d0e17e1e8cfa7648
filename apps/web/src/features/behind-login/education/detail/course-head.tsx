import { Plural, useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { formatDate, formatNumber } from '@portal/i18n'
import { Badge, DataList, type Description, Heading } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { isOnSale } from '../course/course-sale.ts'
import { categories, majorNames } from '../course/course-words.ts'
import { Duration } from '../course/duration.tsx'
import styles from './course-page.module.css'

interface CourseHeadProps {
  course: CourseDetail
  /** Without a way to the teacher's other courses, which would lead away from what is being written. */
  isPreview?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** What a course is: its cover, its name, its teacher, its facts. */
export function CourseHead({ course, isPreview = false, children }: CourseHeadProps) {
  const { t } = useLingui()
  const { title, summary, coverUrl, category, year } = course
  return (
    <header className={styles.head}>
      <Picture path={coverUrl} width={640} height={360} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.badges}>
          <StateBadge states={categories} value={category} isKind />
          <Badge>{t`${year} 年度`}</Badge>
          {!isOnSale(course) && <Badge tone="warning">{t`已停止报名`}</Badge>}
        </p>
        <Heading as="h1" size="2xl" lang="zh-CN">
          {title}
        </Heading>
        <p lang="zh-CN" className={styles.summary}>
          {summary}
        </p>
        <Facts course={course} isPreview={isPreview} />
        {children}
      </div>
    </header>
  )
}

function Facts({ course, isPreview }: { course: CourseDetail; isPreview: boolean }) {
  const { t, i18n } = useLingui()
  const {
    teacher,
    teacherTitle,
    creditHours,
    lessonCount,
    durationS,
    certMajor,
    enrolledCount,
    onSaleUntil,
  } = course
  const items: Description[] = [
    {
      id: 'teacher',
      term: t`讲师`,
      detail: (
        <span lang="zh-CN">
          {isPreview ? (
            teacher
          ) : (
            <Link to="/continueEducate" search={{ teacher }} className={styles.teacher}>
              {teacher}
            </Link>
          )}{' '}
          {teacherTitle}
        </span>
      ),
    },
    {
      id: 'hours',
      term: t`学时`,
      detail: <Plural value={creditHours} one="# 学时" other="# 学时" />,
    },
    {
      id: 'length',
      term: t`时长`,
      detail: (
        <>
          <Plural value={lessonCount} one="# 课时" other="# 课时" />
          {' · '}
          <Duration seconds={durationS} />
        </>
      ),
    },
    {
      id: 'major',
      term: t`适用专业`,
      detail: certMajor === null ? t`全部专业` : i18n._(wordOf(majorNames, certMajor)),
    },
    { id: 'count', term: t`学习人数`, detail: formatNumber(enrolledCount) },
    {
      id: 'sale',
      term: t`报名截止`,
      detail: <time dateTime={onSaleUntil}>{formatDate(onSaleUntil)}</time>,
    },
  ]
  return <DataList columns={2} items={items} />
}
