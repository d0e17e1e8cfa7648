import { createFileRoute } from '@tanstack/react-router'
import { ApplicationList } from '../../features/behind-login/desk-reviews/applications/application-list.tsx'
import { applicationsSearch } from '../../features/behind-login/desk-reviews/reviews-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/applications')({
  staticData: { name: 'desk-list-applications', words: ['desk-reviews'], authority: 'desk.applications' },
  validateSearch: applicationsSearch,
  component: ApplicationListPage,
})

function ApplicationListPage() {
  return <ApplicationList search={useTabPage(Route).search} />
}
