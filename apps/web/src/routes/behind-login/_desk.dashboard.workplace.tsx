import { createFileRoute } from '@tanstack/react-router'
import { Workplace } from '../../features/behind-login/desk-overview/workplace/workplace.tsx'

export const Route = createFileRoute('/_desk/dashboard/workplace')({
  staticData: { name: 'desk-workplace', words: ['desk-overview'], authority: 'desk.workplace' },
  component: WorkplacePage,
})

function WorkplacePage() {
  return <Workplace />
}
