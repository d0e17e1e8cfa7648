import { createFileRoute } from '@tanstack/react-router'
import {
  MemberProfile,
  type ProfileOf,
} from '../../features/behind-login/desk-records/members/member-profile.tsx'
import { ProfileFacts } from '../../features/behind-login/desk-reviews/application/profile-facts.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/profile/member/$type/$id')({
  staticData: {
    name: 'desk-profile-member',
    words: ['desk-records', 'desk-reviews'],
    authority: 'desk.members',
  },
  component: MemberProfilePage,
})

const profile: ProfileOf = (member, besides) => <ProfileFacts member={member} besides={besides} />

function MemberProfilePage() {
  return <MemberProfile id={Number(useTabPage(Route).params.id)} profile={profile} />
}
