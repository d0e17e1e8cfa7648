import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PurchaseTerms } from '../../features/behind-login/education/course/purchase-terms.tsx'
import { CoursePaymentPage } from '../../features/behind-login/payment/course/course-payment-page.tsx'
import { coursePaymentSearch } from '../../features/behind-login/payment/course/course-search.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { requireStudent } from '../../shells/education/require-student.ts'

export const Route = createFileRoute('/_education/education-pay')({
  staticData: { name: 'educationPay', authority: 'courses.study', words: ['payment', 'forms'] },
  validateSearch: coursePaymentSearch,
  beforeLoad: ({ cause, location, search }) => {
    requireStudent({ cause, href: location.href })
    if (search.course === undefined && search.order === undefined)
      throw redirect({ to: '/continueEducate', replace: true })
  },
  component: EducationPay,
})

function EducationPay() {
  const { t } = useLingui()
  usePageTitle(t`支付`)
  return <CoursePaymentPage search={Route.useSearch()} terms={<PurchaseTerms />} />
}
