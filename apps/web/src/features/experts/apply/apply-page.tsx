import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ApplicationSkeleton } from '../../../lib/forms/application-skeleton.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PageTrail } from '../../../lib/page-trail.tsx'
import { ApplyHead } from './apply-head.tsx'
import styles from './apply-page.module.css'

const ExpertApplication = lazy(() => import('./expert-application.tsx'))

/** Where somebody applies to become an expert, and is told the number of the application. */
export function ApplyPage() {
  const { t } = useLingui()
  usePageTitle(t`专家入库申请`, t`在线申请加入江川造价协会专家智库：填写执业经历，上传证件照和证明材料。`)
  return (
    <div className={`container ${styles.page}`}>
      <PageTrail
        items={[
          { id: 'tank', label: t`专家智库`, href: '/LetterAppointmentInfo' },
          { id: 'apply', label: t`专家入库申请` },
        ]}
      />
      <Suspense fallback={<Loading />}>
        <ExpertApplication />
      </Suspense>
    </div>
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
