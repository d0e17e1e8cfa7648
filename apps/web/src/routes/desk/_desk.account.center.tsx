import { createFileRoute } from '@tanstack/react-router'
import { AccountCentre } from '../../features/behind-login/desk-system/account/account-centre.tsx'

export const Route = createFileRoute('/_desk/account/center')({
  staticData: { name: 'desk-account-center', words: ['desk-system'] },
  component: AccountCentrePage,
})

function AccountCentrePage() {
  return <AccountCentre />
}
