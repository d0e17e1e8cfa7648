import { useLingui } from '@lingui/react/macro'
import { Panel, Text } from '@portal/ui/chakra'
import { Arrangement } from '../../../../lib/chakra/desk/arrangement.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { PasswordChangeForm } from '../../../../lib/chakra/password/password-change.tsx'
import { useChangeOwnPassword } from './mutations.ts'

/** What somebody of the staff settles for the own account and device. */
export function AccountSettings() {
  const { t } = useLingui()
  const { mutateAsync } = useChangeOwnPassword()
  return (
    <DeskPage title={t`账号设置`}>
      <Panel title={t`登录密码`}>
        <PasswordChangeForm change={mutateAsync} />
      </Panel>
      <Panel title={t`界面设置`}>
        <Text color="fg.muted" textStyle="sm">{t`以下设置只保存在这台设备上，立即生效。`}</Text>
        <Arrangement />
      </Panel>
    </DeskPage>
  )
}
