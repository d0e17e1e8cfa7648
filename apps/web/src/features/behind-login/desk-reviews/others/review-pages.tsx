import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { ReviewsSearch } from '../reviews-search.ts'
import { ReviewList } from './review-list.tsx'

interface ReviewPageProps {
  search: ReviewsSearch
}

export function ExpertReviews({ search }: ReviewPageProps) {
  const { t } = useLingui()
  return <ReviewList title={t`专家申请审核`} kinds={['EXPERT']} search={search} />
}

export function JobReviews({ search }: ReviewPageProps) {
  const { t } = useLingui()
  return <ReviewList title={t`求职信息审核`} kinds={['JOB']} search={search} />
}

/** The sites themselves, and what stands on them. */
export function SiteReviews({ search }: ReviewPageProps) {
  const { t } = useLingui()
  return <ReviewList title={t`微网站审核`} kinds={['SITE', 'SITE_ITEM']} search={search} />
}

export function RefundReviews({ search }: ReviewPageProps) {
  const { t } = useLingui()
  const action = (
    <Button asChild size="sm" variant="outline">
      <Link to="/form/step-form">{t`转账退款登记`}</Link>
    </Button>
  )
  return <ReviewList title={t`退款管理`} kinds={['ORDER_REFUND']} search={search} actions={action} />
}

export function TransferReviews({ search }: ReviewPageProps) {
  const { t } = useLingui()
  return <ReviewList title={t`转账确认`} kinds={['BANK_TRANSFER']} search={search} />
}

export function InvoiceReviews({ search }: ReviewPageProps) {
  const { t } = useLingui()
  return <ReviewList title={t`发票管理`} kinds={['INVOICE']} search={search} />
}
