import { createFileRoute } from '@tanstack/react-router'
import { Workplace } from '../../features/behind-login/desk-dashboard/workplace/workplace.tsx'

export const Route = createFileRoute('/_desk/dashboard/workplace')({
  staticData: { name: 'desk-dashboard-workplace', words: ['desk-dashboard'], authority: 'desk.workplace' },
  component: Workplace,
})
