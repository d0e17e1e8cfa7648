import { useLingui } from '@lingui/react/macro'
import { Panel, Skeleton, Text } from '@portal/ui/chakra'
import { Suspense } from 'react'
import { Arrangement } from '../../../../lib/chakra/desk/arrangement.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { useChangeOwnPassword } from './mutations.ts'

// The page stands before the form, which brings the rules of all forms with it.
const PasswordChangeForm = lazyPart(async () => ({
  default: (await import('../../../../lib/chakra/password/password-change.tsx')).PasswordChangeForm,
}))

/** What somebody of the staff settles for the own account and device. */
export function AccountSettings() {
  const { t } = useLingui()
  const { mutateAsync } = useChangeOwnPassword()
  return (
    <DeskPage title={t`账号设置`}>
      <Panel title={t`登录密码`}>
        <Suspense fallback={<Skeleton height="22rem" />}>
          <PasswordChangeForm change={mutateAsync} />
        </Suspense>
      </Panel>
      <Panel title={t`界面设置`}>
        <Text color="fg.muted" textStyle="sm">{t`以下设置只保存在这台设备上，立即生效。`}</Text>
        <Arrangement />
      </Panel>
    </DeskPage>
  )
}
