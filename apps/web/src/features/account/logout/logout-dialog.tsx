import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@portal/ui/chakra'

interface LogoutDialogProps {
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a session ends. */
export default function LogoutDialog({ isOpen, onConfirm, onCancel }: LogoutDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`是否退出账号?`}
      confirmLabel={t`退出`}
      cancelLabel={t`取消`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t`退出后需要重新登录才能办理会员业务；您保存在这台设备上的草稿会一并清除。`}
    </ConfirmDialog>
  )
}
