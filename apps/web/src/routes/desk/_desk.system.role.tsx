import { createFileRoute } from '@tanstack/react-router'
import { RoleList } from '../../features/behind-login/desk-system/roles/role-list.tsx'

export const Route = createFileRoute('/_desk/system/role')({
  staticData: { name: 'desk-system-role', words: ['desk-system'], authority: 'desk.roles' },
  component: RoleListPage,
})

function RoleListPage() {
  return <RoleList />
}
