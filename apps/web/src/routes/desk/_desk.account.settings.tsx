import { createFileRoute } from '@tanstack/react-router'
import { AccountSettings } from '../../features/behind-login/desk-system/account/account-settings.tsx'

export const Route = createFileRoute('/_desk/account/settings')({
  staticData: { name: 'desk-account-settings', words: ['desk-system', 'parts'] },
  component: AccountSettingsPage,
})

function AccountSettingsPage() {
  return <AccountSettings />
}
