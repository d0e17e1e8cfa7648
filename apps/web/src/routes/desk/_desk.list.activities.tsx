import { createFileRoute } from '@tanstack/react-router'
import { activitySearch } from '../../features/behind-login/desk-courses/activities/activity-search.ts'
import { ActivityList } from '../../features/behind-login/desk-courses/activities/list/activity-list.tsx'
import { SignUpList } from '../../features/behind-login/desk-courses/activities/sign-ups/sign-up-list.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/activities')({
  staticData: { name: 'desk-list-activities', words: ['desk-courses'], authority: 'desk.courses' },
  validateSearch: activitySearch,
  component: ActivityListPage,
})

function ActivityListPage() {
  const { search } = useTabPage(Route)
  return search.activity === undefined ? (
    <ActivityList search={search} />
  ) : (
    <SignUpList key={search.activity} activity={search.activity} search={search} />
  )
}
