import { createFileRoute } from '@tanstack/react-router'
import { AccountSettings } from '../../features/behind-login/desk-account/account-settings.tsx'

export const Route = createFileRoute('/_desk/account/settings')({
  staticData: { name: 'desk-account-settings', words: ['desk-account', 'parts'] },
  component: AccountSettingsPage,
})

function AccountSettingsPage() {
  return <AccountSettings />
}
