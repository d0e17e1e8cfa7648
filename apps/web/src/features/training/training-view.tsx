import { CertificateClasses } from './certificate-classes.tsx'
import { ExamGuide } from './exam-guide.tsx'
import { TrainingPlan } from './training-plan.tsx'

interface TrainingViewProps {
  id: 'plan' | 'classes' | 'exam'
  /** Of the plan; the current one without it. */
  year?: number
}

/** A page of education and training beside its news. */
export default function TrainingView({ id, year }: TrainingViewProps) {
  if (id === 'plan') return <TrainingPlan year={year} />
  return id === 'classes' ? <CertificateClasses /> : <ExamGuide />
}
