import { createFileRoute } from '@tanstack/react-router'
import { JobApplyPage } from '../features/jobs/apply/job-apply-page.tsx'

export const Route = createFileRoute('/_public/JoinUs/apply')({
  staticData: { name: 'JoinUs', words: ['jobs', 'forms'] },
  component: JobApplyPage,
})
