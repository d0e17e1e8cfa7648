import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog, UiProvider } from '@portal/ui/chakra'

interface LeaveDialogProps {
  /** What of the form is not in its draft, as `useUnkept` says. */
  unkept: string
  onLeave: () => void
  onStay: () => void
}

/** The question before unsent work is left. */
export default function LeaveDialog({ unkept, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useLingui()
  return (
    <UiProvider>
      <ConfirmDialog
        isOpen
        title={t`还没有提交，确定离开吗？`}
        confirmLabel={t`离开`}
        cancelLabel={t`继续填写`}
        onConfirm={onLeave}
        onCancel={onStay}
      >
        {t`已填写的内容会作为草稿保存在这台设备上，${unkept}除外。`}
      </ConfirmDialog>
    </UiProvider>
  )
}
