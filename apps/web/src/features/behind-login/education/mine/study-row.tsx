import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MyCourse } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Badge, Button, Progress, Link as TextLink, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import { courseLink, studyLink, testLink } from '../../../../lib/education/course-links.ts'
import { personLinks } from '../../../../lib/membership/member-links.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { categories } from '../course/course-words.ts'
import { percent } from '../course/percent.ts'
import styles from './my-courses.module.css'

// Its question comes with the dialogs, which the list does without.
const ResetCourse = lazyPart(() => import('./reset-course.tsx'))

/** One of the student's courses: how far it is, and what can be done with it. */
export function StudyRow({ course }: { course: MyCourse }) {
  const { t } = useLingui()
  const { id, title, coverUrl, category, creditHours, progress, status, orderId } = course
  const isCompleted = status === 'COMPLETED'
  // Read out after the words, since every row has the same ones.
  const name = (
    <VisuallyHidden>
      <span lang="zh-CN">{title}</span>
    </VisuallyHidden>
  )
  return (
    <li className={styles.row}>
      <Picture path={coverUrl} width={640} height={360} className={styles.cover} loading="lazy" />
      <div className={styles.words}>
        <p className={styles.badges}>
          <StateBadge states={categories} value={category} isKind />
          <Badge>
            <Plural value={creditHours} one="# 学时" other="# 学时" />
          </Badge>
        </p>
        <h2 className={styles.title} lang="zh-CN">
          <TextLink asChild>
            <Link {...courseLink(id)}>{title}</Link>
          </TextLink>
        </h2>
        <Standing course={course} />
        <Progress
          label={t`学习进度`}
          value={Math.floor(progress * 100)}
          valueText={percent(progress)}
          tone={isCompleted ? 'success' : 'honour'}
        />
      </div>
      <div className={styles.actions}>
        {isCompleted && course.test !== null && course.creditTime === null && (
          <Button asChild size="sm">
            <Link {...testLink(id)}>
              {t`参加测验`} {name}
            </Link>
          </Button>
        )}
        {isCompleted ? (
          <Button asChild size="sm" variant="outline">
            <Link {...courseLink(id)}>
              {t`查看课程`} {name}
            </Link>
          </Button>
        ) : (
          <Button asChild size="sm">
            <Link {...studyLink(id)}>
              {t`继续学习`} {name}
            </Link>
          </Button>
        )}
        {orderId !== null && (
          <Authorized authority="orders.read">
            <Button asChild size="sm" variant="ghost">
              <Link {...personLinks.order(orderId)}>
                {t`查看订单`} {name}
              </Link>
            </Button>
            <Button asChild size="sm" variant="ghost">
              <Link {...personLinks.applyForInvoice(orderId)}>
                {t`发票`} {name}
              </Link>
            </Button>
          </Authorized>
        )}
        {progress > 0 && (
          <Suspense>
            <ResetCourse course={course} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

function Standing({ course }: { course: MyCourse }) {
  const { t } = useLingui()
  const { enrollTime, lastStudyTime, creditTime, completeTime, test } = course
  if (creditTime !== null) {
    const date = formatDate(creditTime)
    return <p className={styles.standing}>{t`学时已于 ${date} 入账`}</p>
  }
  if (completeTime !== null && test !== null)
    return <p className={styles.due}>{t`课时已学完，通过测验后学时入账`}</p>
  const last = formatDate(lastStudyTime ?? enrollTime)
  return (
    <p className={styles.standing}>
      {lastStudyTime === null ? <Trans>{last} 加入，尚未开始</Trans> : <Trans>上次学习 {last}</Trans>}
    </p>
  )
}
