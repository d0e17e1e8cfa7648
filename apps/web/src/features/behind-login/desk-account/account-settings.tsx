import { useLingui } from '@lingui/react/macro'
import { Panel } from '@portal/ui/chakra'
import { Arrangement } from '../../../lib/chakra/desk/arrangement.tsx'
import { DeskPage } from '../../../lib/chakra/desk/desk-page.tsx'

/** What somebody of the staff settles for the own account and device. */
export function AccountSettings() {
  const { t } = useLingui()
  return (
    <DeskPage title={t`账号设置`} lead={t`以下设置只保存在这台设备上，立即生效。`}>
      <Panel title={t`界面设置`}>
        <Arrangement />
      </Panel>
    </DeskPage>
  )
}
