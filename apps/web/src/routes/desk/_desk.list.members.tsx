import { createFileRoute } from '@tanstack/react-router'
import { MemberList } from '../../features/behind-login/desk-records/members/member-list.tsx'
import { membersSearch } from '../../features/behind-login/desk-records/records-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/members')({
  staticData: { name: 'desk-list-members', words: ['desk-records'], authority: 'desk.members' },
  validateSearch: membersSearch,
  component: MemberListPage,
})

function MemberListPage() {
  return <MemberList search={useTabPage(Route).search} />
}
