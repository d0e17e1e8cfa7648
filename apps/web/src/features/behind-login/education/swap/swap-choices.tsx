import { Plural, useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import {
  Badge,
  Button,
  EmptyState,
  Heading,
  Skeleton,
  Link as TextLink,
  VisuallyHidden,
} from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { categories } from '../course/course-words.ts'
import type { ListedCourse } from '../course/queries.ts'
import { swapChoicesQueryOptions } from './queries.ts'
import styles from './swap.module.css'

// Asked once a course was chosen.
const SwapQuestion = lazyPart(() => import('./swap-question.tsx'))

/** The courses that it can be swapped for, each with the button that does it. */
export function SwapChoices({ course }: { course: CourseDetail }) {
  const { t } = useLingui()
  const query = useQuery(swapChoicesQueryOptions(course))
  const [chosen, setChosen] = useState<ListedCourse>()
  const { data, error } = query
  if (!data) {
    return error ? <LoadError query={query} title={t`可换的课程没有加载成功`} /> : <Skeleton height="16rem" />
  }
  const money = formatMoney(course.price)
  if (data.length === 0) {
    return (
      <EmptyState title={t`没有同价的课程可以更换`}>
        {t`目前没有其他 ${money} 的在售课程，可以在期限内再来看看，或在订单中申请退款。`}
      </EmptyState>
    )
  }
  return (
    <section className={styles.choices} aria-labelledby="swap-choices">
      <Heading as="h2" id="swap-choices">{t`可以换成`}</Heading>
      <ul className={styles.rows}>
        {data.map(({ creditHours, ...choice }) => (
          <li key={choice.id} className={styles.row}>
            <Picture
              path={choice.coverUrl}
              width={640}
              height={360}
              className={styles.cover}
              loading="lazy"
            />
            <div className={styles.words}>
              <p className={styles.badges}>
                <StateBadge states={categories} value={choice.category} isKind />
                <Badge>
                  <Plural value={creditHours} one="# 学时" other="# 学时" />
                </Badge>
              </p>
              <h3 className={styles.title} lang="zh-CN">
                <TextLink asChild>
                  <Link {...courseLink(choice.id)}>{choice.title}</Link>
                </TextLink>
              </h3>
              <p className={styles.hint} lang="zh-CN">
                {choice.teacher} · {choice.teacherTitle}
              </p>
            </div>
            <Button size="sm" onClick={() => setChosen({ ...choice, creditHours })}>
              {t`换成这门课程`}{' '}
              <VisuallyHidden>
                <span lang="zh-CN">{choice.title}</span>
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <SwapQuestion from={course} to={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
