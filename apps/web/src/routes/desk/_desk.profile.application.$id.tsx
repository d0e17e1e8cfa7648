import { createFileRoute } from '@tanstack/react-router'
import { ApplicationPage } from '../../features/behind-login/desk-reviews/application/application-page.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/profile/application/$id')({
  staticData: {
    name: 'desk-profile-application',
    words: ['desk-reviews', 'parts'],
    authority: 'desk.applications',
  },
  component: ApplicationProfile,
})

function ApplicationProfile() {
  return <ApplicationPage id={Number(useTabPage(Route).params.id)} />
}
