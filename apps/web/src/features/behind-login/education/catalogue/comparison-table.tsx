import { Plural, useLingui } from '@lingui/react/macro'
import { formatDate, formatMoney } from '@portal/i18n'
import { Button, Table, Link as TextLink, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { CourseMarks } from '../course/course-marks.tsx'
import { categories, majorNames } from '../course/course-words.ts'
import { Duration } from '../course/duration.tsx'
import { Price } from '../course/price.tsx'
import { hoursQueryOptions, type ListedCourse } from '../course/queries.ts'
import { filledBy, type HoursCategory, missingOf } from '../course/use-missing.ts'
import styles from './catalogue.module.css'

interface ComparisonTableProps {
  courses: readonly ListedCourse[]
  onRemove: (id: number) => void
}

interface Fact {
  name: string
  of: (course: ListedCourse) => ReactNode
}

/** A column for each course, a row for each fact. */
export function ComparisonTable({ courses, onRemove }: ComparisonTableProps) {
  const { t } = useLingui()
  const { data: hours } = useQuery({ ...hoursQueryOptions, enabled: useToken() !== null })
  const missing = hours && missingOf(hours)
  const facts = useFacts(missing)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by the keyboard, too
    <section className={styles.frame} tabIndex={0} aria-label={t`课程对照表`}>
      <Table.Root>
        <caption className="visually-hidden">{t`课程对照表`}</caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t`课程`}</Table.ColumnHeader>
            {courses.map((course) => (
              <Table.ColumnHeader key={course.id} scope="col" className={styles.compared}>
                <TextLink asChild>
                  <Link {...courseLink(course.id)} lang="zh-CN">
                    {course.title}
                  </Link>
                </TextLink>
                <span className={styles.name}>
                  <CourseMarks course={course} isWanted={filledBy(course, missing ?? []) !== undefined} />
                </span>
                <Button variant="outline" size="sm" onClick={() => onRemove(course.id)}>
                  {t`移出比较`}
                  <VisuallyHidden>
                    {' '}
                    <span lang="zh-CN">{course.title}</span>
                  </VisuallyHidden>
                </Button>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {facts.map(({ name, of }) => (
            <Table.Row key={name}>
              <Table.Cell as="th" scope="row" className={styles.fact}>
                {name}
              </Table.Cell>
              {courses.map((course) => (
                <Table.Cell key={course.id}>{of(course)}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </section>
  )
}

/** What courses are compared by. @param missing undefined for visitors, to whom nothing counts yet */
function useFacts(missing: readonly HoursCategory[] | undefined): Fact[] {
  const { t, i18n } = useLingui()
  return [
    ...(missing
      ? [{ name: t`补我的缺口`, of: (course: ListedCourse) => <Filled course={course} missing={missing} /> }]
      : []),
    { name: t`类别`, of: ({ category }) => <StateBadge states={categories} value={category} isKind /> },
    { name: t`学时`, of: ({ creditHours }) => <Plural value={creditHours} one="# 学时" other="# 学时" /> },
    { name: t`价格`, of: ({ price }) => <Price price={price} /> },
    {
      name: t`每学时价格`,
      of: ({ price, creditHours }) => (price === 0 ? t`免费` : formatMoney(price / creditHours)),
    },
    {
      name: t`时长`,
      of: ({ lessonCount, durationS }) => (
        <>
          <Plural value={lessonCount} one="# 课时" other="# 课时" />
          {' · '}
          <Duration seconds={durationS} />
        </>
      ),
    },
    { name: t`讲师`, of: ({ teacher }) => <span lang="zh-CN">{teacher}</span> },
    { name: t`测验`, of: ({ test }) => <Test test={test} /> },
    {
      name: t`报名截止`,
      of: ({ onSaleUntil }) => <time dateTime={onSaleUntil}>{formatDate(onSaleUntil)}</time>,
    },
    { name: t`年度`, of: ({ year }) => year },
    {
      name: t`适用专业`,
      of: ({ certMajor }) => (certMajor === null ? t`全部专业` : i18n._(wordOf(majorNames, certMajor))),
    },
  ]
}

function Filled({ course, missing }: { course: ListedCourse; missing: readonly HoursCategory[] }) {
  const { t } = useLingui()
  const filled = filledBy(course, missing)
  if (!filled) return t`不计入`
  const { hours, left } = filled
  return left > 0 ? t`可补 ${hours} 学时，还差 ${left} 学时` : t`可补 ${hours} 学时，补足缺口`
}

function Test({ test }: Pick<ListedCourse, 'test'>) {
  const { t } = useLingui()
  if (test === null) return t`无测验`
  const count = test.questionCount
  return t`有测验，${count} 题`
}
