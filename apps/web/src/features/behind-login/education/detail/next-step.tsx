import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Button, Card, Notice, Skeleton } from '@portal/ui/chakra'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { errorText } from '../../../../lib/api/errors.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { UnitBuys } from '../../../../lib/chakra/record/unit-buys.tsx'
import { payCourseLink } from '../../../../lib/education/course-links.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { isOnSale } from '../course/course-sale.ts'
import { useEnroll } from '../course/mutations.ts'
import { Price } from '../course/price.tsx'
import { PurchaseTerms } from '../course/purchase-terms.tsx'
import { coursesQueryOptions } from '../course/queries.ts'
import styles from './course-page.module.css'
import { OwnCourse } from './own-course.tsx'

interface NextStepProps {
  course: CourseDetail
  standing: UseQueryResult<CourseProgress>
}

/** What whoever looks at a course does next: log in, take it, pay, go on. */
export function NextStep({ course, standing }: NextStepProps) {
  const { t } = useLingui()
  const isStudent = useToken() !== null
  const { data } = standing
  return (
    <Card.Root className={styles.card}>
      {data && data.status !== 'NOT_ENROLLED' ? (
        <OwnCourse course={course} progress={data} />
      ) : (
        <>
          <p className={styles.price}>
            <Price price={course.price} />
          </p>
          {!isStudent && <LogInFirst course={course} />}
          {isStudent && data && <Take course={course} openOrderId={data.openOrderId} />}
          {isStudent && !data && !standing.error && <Skeleton height="3rem" />}
          {isStudent && standing.error && <LoadFailure query={standing} title={t`没有取得您的学习情况`} />}
          {course.price > 0 && <PurchaseTerms />}
        </>
      )}
    </Card.Root>
  )
}

function LogInFirst({ course }: { course: CourseDetail }) {
  const { t } = useLingui()
  const href = useLocation({ select: (location) => location.href })
  if (!isOnSale(course)) return <SaleEnded course={course} />
  return (
    <>
      <Button asChild size="lg" block>
        <Link to="/person/login" search={{ redirect: href }}>
          {course.price === 0 ? t`登录后免费加入` : t`登录后购买`}
        </Link>
      </Button>
      <p className={styles.hint}>{t`学时记入个人会员账号；还没有账号的，可在登录页注册。`}</p>
    </>
  )
}

function Take({ course, openOrderId }: { course: CourseDetail; openOrderId: number | null }) {
  const { t } = useLingui()
  if (openOrderId !== null) {
    return (
      <>
        <Notice tone="warning">{t`这门课程已在一笔待支付的订单中。`}</Notice>
        <Button asChild size="lg" block>
          <Link {...payCourseLink(openOrderId)}>{t`继续支付`}</Link>
        </Button>
      </>
    )
  }
  if (!isOnSale(course)) return <SaleEnded course={course} />
  if (course.price === 0) return <TakeForFree id={course.id} />
  return <Buy id={course.id} />
}

function Buy({ id }: { id: number }) {
  const { t } = useLingui()
  const { data, isPending } = useQuery(coursesQueryOptions({ 'id.equals': id, size: 1 }, true))
  if (isPending) return <Skeleton height="3rem" />
  // An order of the student's own would be gone on with.
  if (data?.items.some((course) => course.id === id && course.ordered === 1)) return <UnitBuys />
  return (
    <Button asChild size="lg" block>
      <Link to="/education-pay" search={{ course: id }}>{t`购买课程`}</Link>
    </Button>
  )
}

function TakeForFree({ id }: { id: number }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useEnroll(id)
  return (
    <>
      {error && (
        <Notice tone="danger" live="alert" title={t`没有加入成功`}>
          {errorText(error)}
        </Notice>
      )}
      <Button size="lg" block busy={isPending} onClick={() => mutate()}>
        {t`免费加入学习`}
      </Button>
    </>
  )
}

function SaleEnded({ course }: { course: CourseDetail }) {
  const date = formatDate(course.onSaleUntil)
  return (
    <Notice>
      <Trans>这门课程已于 {date} 停止报名，已加入的学员可以继续学习。</Trans>
    </Notice>
  )
}
