import { createFileRoute } from '@tanstack/react-router'
import { MemberProfile } from '../../features/behind-login/desk-records/members/member-profile.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/profile/member/$type/$id')({
  staticData: { name: 'desk-profile-member', words: ['desk-records'], authority: 'desk.members' },
  component: MemberProfilePage,
})

function MemberProfilePage() {
  return <MemberProfile id={Number(useTabPage(Route).params.id)} />
}
