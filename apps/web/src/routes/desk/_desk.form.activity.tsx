import { createFileRoute } from '@tanstack/react-router'
import { activityFormSearch } from '../../features/behind-login/desk-courses/activities/activity-search.ts'
import { ActivityFormPage } from '../../features/behind-login/desk-courses/activities/form/activity-form-page.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/form/activity')({
  staticData: {
    name: 'desk-form-activity',
    words: ['desk-courses', 'forms', 'parts'],
    authority: 'desk.courses',
  },
  validateSearch: activityFormSearch,
  component: ActivityEditorPage,
})

function ActivityEditorPage() {
  return <ActivityFormPage search={useTabPage(Route).search} />
}
