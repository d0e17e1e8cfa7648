import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog, UiProvider } from '@portal/ui/chakra'

interface LeaveDialogProps {
  /** What of the form is not in its draft, as `useOmittedFields` says; absent where all of it is. */
  omitted?: string
  isKept: boolean
  onLeave: () => void
  onStay: () => void
}

/** The question before unsent work is left. */
export default function LeaveDialog({ omitted, isKept, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useLingui()
  const kept = omitted
    ? t`已填写的内容会作为草稿保存在这台设备上，${omitted}除外。`
    : t`已填写的内容会作为草稿保存在这台设备上。`
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
        {isKept ? kept : t`填写的内容没有保存，离开后会丢失。`}
      </ConfirmDialog>
    </UiProvider>
  )
}
