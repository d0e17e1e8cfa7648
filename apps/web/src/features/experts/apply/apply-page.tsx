import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ApplicationSkeleton } from '../../../lib/forms/application/application-skeleton.tsx'
import { EntryTrail } from '../../../lib/page/entry-trail.tsx'
import { Page } from '../../../lib/page/page.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { ApplyHead } from './apply-head.tsx'

const ExpertApplication = lazy(() => import('./expert-application.tsx'))

/** Where somebody applies to become an expert, and is told the number of the application. */
export function ApplyPage() {
  const { t } = useLingui()
  usePageTitle(t`专家入库申请`, t`在线申请加入江川造价协会专家智库：填写执业经历，上传证件照和证明材料。`)
  return (
    <Page trail={<EntryTrail path="/LetterAppointmentInfo" name={t`专家智库`} below={t`专家入库申请`} />}>
      <Suspense fallback={<Loading />}>
        <ExpertApplication />
      </Suspense>
    </Page>
  )
}

const Loading = () => (
  <>
    <ApplyHead />
    <ApplicationSkeleton
      sections={[
        ['files', 'line', 'hinted', 'line', 'line', 'line'],
        ['wide', 'line', 'hinted', 'hinted', 'hinted', 'rows'],
        ['choices', 'text', 'text'],
        ['files'],
        ['hinted', 'hinted', 'line', 'statement'],
      ]}
    />
  </>
)
