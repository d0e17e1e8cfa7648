import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice } from '@portal/ui'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { focusFirstField } from '../fields/first-field.ts'
import styles from './draft-notice.module.css'
import type { FormDraft } from './use-draft-form.ts'
import { useOmittedFields } from './use-omitted-fields.ts'

interface DraftNoticeProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  draft: FormDraft
}

/**
 * Says that the form is kept on this device and for whom, or that it goes on from what was kept, and offers to clear it,
 * which can be undone until something else is typed.
 */
export function DraftNotice<Values extends FieldValues, Sent>(props: DraftNoticeProps<Values, Sent>) {
  const { form, draft } = props
  const { t } = useLingui()
  const { isDirty } = form.formState
  const [cleared, setCleared] = useState<Values>()
  // The button may disappear, and has the focus.
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setCleared(form.getValues())
    draft.startAnew()
    focusFirstField(currentTarget.form)
  }
  const restore = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.reset(cleared, { keepDefaultValues: true })
    setCleared(undefined)
    focusFirstField(currentTarget.form)
  }
  const button = (
    <Button variant="outline" size="sm" onClick={clear}>
      {t`清空重填`}
    </Button>
  )
  if (cleared && !isDirty)
    return (
      <div className={styles.line} role="status">
        <p>{t`已清空，这台设备上不再保存这份草稿。`}</p>
        <Button variant="outline" size="sm" onClick={restore}>
          {t`撤销清空`}
        </Button>
      </div>
    )
  return draft.restoredFrom ? (
    <Restored draft={draft} savedAt={draft.restoredFrom} action={button} />
  ) : (
    <Kept draft={draft} action={isDirty && button} />
  )
}

interface StateProps {
  draft: FormDraft
  action: ReactNode
}

function Restored({ draft, savedAt, action }: StateProps & { savedAt: Date }) {
  const { t } = useLingui()
  const omitted = useOmittedFields(draft.omitted)
  const time = formatDateTime(savedAt)
  return (
    <Notice
      title={
        <Trans>
          已恢复 <time dateTime={savedAt.toISOString()}>{time}</time> 保存在这台设备上的草稿
        </Trans>
      }
      action={action}
    >
      {draft.keptFor === 'account'
        ? t`${omitted}没有保存，需要重新填写。草稿只有您登录后能看到，退出登录时清除。`
        : t`${omitted}没有保存，需要重新填写。使用公用电脑时，离开前请清空。`}
    </Notice>
  )
}

function Kept({ draft, action }: StateProps) {
  const { t } = useLingui()
  const omitted = useOmittedFields(draft.omitted)
  if (draft.keptFor === undefined) return null
  return (
    <div className={styles.line}>
      <p>
        {draft.keptFor === 'account'
          ? t`填写的内容会作为草稿保存在这台设备上，只有您登录后能看到，退出登录时清除。${omitted}不会保存。`
          : t`填写的内容会作为草稿保存在这台设备上，使用公用电脑时，离开前请清空。${omitted}不会保存。`}
      </p>
      {action}
    </div>
  )
}
