import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'

interface RestoredNoticeProps {
  /** When it was kept. */
  restoredFrom: Date
  /** What is not in it, as `useOmittedFields` says; absent where all of it is. */
  omitted?: string
  /** Forgets what was kept; the button disappears, and has the focus. */
  onDrop: () => void
}

/** Says that a form goes on from what was kept of it on this device. */
export function RestoredNotice({ restoredFrom, omitted, onDrop }: RestoredNoticeProps) {
  const { t } = useLingui()
  return (
    <Notice
      live="status"
      title={t`已恢复 ${formatDateTime(restoredFrom)} 没有保存的修改`}
      action={
        <Button variant="outline" size="sm" onClick={onDrop}>
          {t`放弃修改`}
        </Button>
      }
    >
      {omitted && t`${omitted}没有保存，需要重新填写。草稿只有您登录后能看到，退出登录时清除。`}
    </Notice>
  )
}
