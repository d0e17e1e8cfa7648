import { createFileRoute } from '@tanstack/react-router'
import { usersSearch } from '../../features/behind-login/desk-system/system-search.ts'
import { UserList } from '../../features/behind-login/desk-system/users/user-list.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/system/user')({
  staticData: { name: 'desk-system-user', words: ['desk-system'], authority: 'desk.users' },
  validateSearch: usersSearch,
  component: UserListPage,
})

function UserListPage() {
  return <UserList search={useTabPage(Route).search} />
}
