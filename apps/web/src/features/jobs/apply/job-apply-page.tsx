import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ApplicationSkeleton } from '../../../lib/forms/application-skeleton.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { TalentFrame } from '../talent-frame.tsx'

const JobApplication = lazy(() => import('./job-application.tsx'))

/** Where somebody registers as looking for a post, and is told the number of the registration. */
export function JobApplyPage() {
  const { t } = useLingui()
  usePageTitle(
    t`求职登记`,
    t`在江川造价协会登记求职：填写意向岗位、期望薪资和个人简历，审核后向会员单位公开。`,
  )
  return (
    <TalentFrame
      tab="apply"
      title={t`求职登记`}
      lead={t`审核通过后向会员单位公开意向与经历，姓名和联系方式不公开。填写约需 5 分钟，中途离开会保存草稿。`}
    >
      <Suspense fallback={<Loading />}>
        <JobApplication />
      </Suspense>
    </TalentFrame>
  )
}

const Loading = () => (
  <ApplicationSkeleton
    sections={[
      ['line', 'line', 'line', 'hinted'],
      ['hinted', 'line', 'line', 'line', 'line', 'line', 'hinted', 'line', 'line'],
      ['text', 'files'],
      ['hinted', 'hinted', 'line', 'statement'],
    ]}
  />
)
