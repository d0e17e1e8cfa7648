import { createFileRoute } from '@tanstack/react-router'
import { workplaceQueryOptions } from '../../features/behind-login/desk-dashboard/queries.ts'
import { Workplace } from '../../features/behind-login/desk-dashboard/workplace/workplace.tsx'

export const Route = createFileRoute('/_desk/dashboard/workplace')({
  staticData: { name: 'desk-dashboard-workplace', words: ['desk-dashboard'], authority: 'desk.workplace' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(workplaceQueryOptions),
  component: Workplace,
})
