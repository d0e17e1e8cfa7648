import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { ColumnView } from '../../lib/content/columns/column-view.ts'

const TrainingView = lazy(() => import('./training-view.tsx'))

/** The pages of education and training beside its news. */
export function useTrainingViews(year: number | undefined): ColumnView[] {
  const { t } = useLingui()
  return [
    { id: 'plan', label: t`年度培训计划`, content: <TrainingView id="plan" year={year} /> },
    { id: 'classes', label: t`证书班`, content: <TrainingView id="classes" /> },
    { id: 'exam', label: t`考试与注册指南`, content: <TrainingView id="exam" /> },
  ]
}
