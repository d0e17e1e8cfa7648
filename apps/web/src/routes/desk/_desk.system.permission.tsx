import { createFileRoute } from '@tanstack/react-router'
import { PermissionTable } from '../../features/behind-login/desk-system/roles/permission-table.tsx'

export const Route = createFileRoute('/_desk/system/permission')({
  staticData: { name: 'desk-system-permission', words: ['desk-system'], authority: 'desk.roles' },
  component: PermissionTablePage,
})

function PermissionTablePage() {
  return <PermissionTable />
}
