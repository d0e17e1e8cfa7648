import { createFileRoute } from '@tanstack/react-router'
import { EducationHome } from '../../features/behind-login/education/home/education-home.tsx'
import { educationHomeLoader } from '../../features/behind-login/education/home/queries.ts'

export const Route = createFileRoute('/_education/educationIndex')({
  staticData: { name: 'education-index', isForVisitors: true },
  loader: educationHomeLoader,
  component: EducationHome,
})
