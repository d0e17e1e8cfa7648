import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice } from '@portal/ui'
import type { MouseEvent } from 'react'
import { focusFirstField } from './first-field.ts'

interface DraftNoticeProps {
  savedAt: Date
  /** What of the form is not in it, as `useUnkept` says. */
  unkept: string
  onStartAnew: () => void
}

/** Says that the form goes on from a draft, and offers an empty one. */
export function DraftNotice({ savedAt, unkept, onStartAnew }: DraftNoticeProps) {
  const { t } = useLingui()
  const time = formatDateTime(savedAt)
  // The notice goes, and the button with it.
  const begin = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onStartAnew()
    focusFirstField(currentTarget.form)
  }
  return (
    <Notice
      title={t`已恢复 ${time} 保存在这台设备上的草稿`}
      action={
        <Button variant="outline" size="sm" onClick={begin}>
          {t`清空重填`}
        </Button>
      }
    >
      {t`${unkept}没有保存，需要重新填写。使用公用电脑时，离开前请清空。`}
    </Notice>
  )
}
