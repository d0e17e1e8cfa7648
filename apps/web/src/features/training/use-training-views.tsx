import { useLingui } from '@lingui/react/macro'
import type { ColumnView } from '../../lib/columns/column-view.ts'
import { CertificateClasses } from './certificate-classes.tsx'
import { ExamGuide } from './exam-guide.tsx'
import { TrainingPlan } from './training-plan.tsx'

/** The pages of education and training beside its news. */
export function useTrainingViews(year: number | undefined): ColumnView[] {
  const { t } = useLingui()
  return [
    { id: 'plan', label: t`年度培训计划`, content: <TrainingPlan year={year} /> },
    { id: 'classes', label: t`证书班`, content: <CertificateClasses /> },
    { id: 'exam', label: t`考试与注册指南`, content: <ExamGuide /> },
  ]
}
