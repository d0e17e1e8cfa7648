import { Plural, useLingui } from '@lingui/react/macro'
import { ApiError, type CourseDetail } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { UnitBuys } from '../../../../lib/chakra/record/unit-buys.tsx'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'
import { toFen } from '../../../../lib/content/money.ts'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { courseQueryOptions, progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { currentMemberQueryOptions } from '../../../../lib/session/account.ts'
import { Bill } from '../checkout/bill.tsx'
import { OutcomeCard } from '../order/outcome-card.tsx'
import { PaymentFrame, PaymentSkeleton } from '../payment-frame.tsx'
import { type OnOrder, useStartPayment } from '../trade/mutations.ts'
import { WeixinForm } from './weixin-form.tsx'

interface CoursePaymentProps {
  id: number
  /** What holds for whoever buys, said before. */
  terms: ReactNode
  onOrder: OnOrder
}

/** The payment of a course before it has an order; whoever has the course, or need not pay, goes to its page. */
export function CoursePayment({ id, terms, onOrder }: CoursePaymentProps) {
  const { t } = useLingui()
  const course = useQuery(courseQueryOptions(id))
  const standing = useQuery(progressQueryOptions(id))
  if (isMissing(course.error)) return <UnknownCourse />
  const failed = [course, standing].find(({ data, error }) => data === undefined && error !== null)
  if (failed) return <LoadFailure query={failed} title={t`课程没有加载成功`} />
  if (!course.data || !standing.data) return <PaymentSkeleton />
  const { status, openOrderId } = standing.data
  if (openOrderId !== null) return <Navigate to="." search={{ order: openOrderId }} replace />
  if (status !== 'NOT_ENROLLED' || course.data.price === 0) return <Navigate {...courseLink(id)} replace />
  return <Checkout course={course.data} terms={terms} onOrder={onOrder} />
}

function Checkout({
  course,
  terms,
  onOrder,
}: Pick<CoursePaymentProps, 'terms' | 'onOrder'> & { course: CourseDetail }) {
  const { t } = useLingui()
  const { data: member } = useQuery(currentMemberQueryOptions)
  const { mutate, isPending, error } = useStartPayment(onOrder)
  // Whoever has the course by now is led to it; of the others it is in an order of their unit.
  const isInOrder = error instanceof ApiError && error.code === 'error.courseEnrolled'
  const { id, title, price, creditHours, teacher } = course
  const item = {
    id,
    name: <span lang="zh-CN">{title}</span>,
    note: (
      <>
        <span lang="zh-CN">{teacher}</span> · <Plural value={creditHours} one="# 学时" other="# 学时" />
      </>
    ),
    amount: price,
  }
  return (
    <PaymentFrame
      bill={<Bill payer={member?.name ?? ''} items={[item]} total={price} />}
      title={t`微信支付`}
      terms={terms}
    >
      {isInOrder ? (
        <UnitBuys />
      ) : (
        <WeixinForm
          amount={price}
          isBusy={isPending}
          error={error}
          onPay={() => mutate({ channel: 'WECHAT_EDU', target: { courseId: id }, agreed: toFen(price) })}
        />
      )}
    </PaymentFrame>
  )
}

function UnknownCourse() {
  const { t } = useLingui()
  return (
    <OutcomeCard>
      <UnknownRecord
        title={t`没有找到这门课程`}
        link={<Link to="/continueEducate" search={{}}>{t`查看全部课程`}</Link>}
      >
        {t`它可能已被撤下，或地址不完整。`}
      </UnknownRecord>
    </OutcomeCard>
  )
}
