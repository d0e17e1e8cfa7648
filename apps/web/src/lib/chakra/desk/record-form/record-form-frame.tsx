import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Notice } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { RestoredNotice } from '../../record/restored-notice.tsx'
import { useUnsavedWork } from '../tab.ts'
import styles from './record-form.module.css'
import { NewerRecord } from './record-notices.tsx'
import type { useRecordForm, VersionedRecord } from './use-record-form.ts'

interface RecordFormFrameProps<One extends VersionedRecord> {
  /** Names the form to those who do not see it. */
  label: string
  state: Pick<
    ReturnType<typeof useRecordForm<One, unknown, { version: number }>>,
    'draft' | 'isUnsaved' | 'error' | 'newer' | 'takeNewer' | 'keepOwn'
  >
  /** Says that somebody else saved the record at `time`. */
  changedTitle: (time: string) => string
  /** What somebody else saved, in short. */
  excerpt: (newer: One) => ReactNode
  onSave: () => void
  /** In which state the record is, and what can be done with it. */
  actions: ReactNode
  /** Title and text, which get the room. */
  text: ReactNode
  /** What is said about them. */
  side: ReactNode
  /** What lies above the form once somebody asks. */
  children?: ReactNode
}

/** The form of a record: what was restored, what somebody else saved meanwhile, what can be done, and the fields. */
export function RecordFormFrame<One extends VersionedRecord & { lastModifiedDate: string }>({
  label,
  state: { draft, isUnsaved, error, newer, takeNewer, keepOwn },
  ...rest
}: RecordFormFrameProps<One>) {
  const { t } = useLingui()
  useUnsavedWork(isUnsaved)
  return (
    <form
      noValidate
      aria-label={label}
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        rest.onSave()
      }}
    >
      {draft.restoredFrom && !newer && (
        <RestoredNotice restoredFrom={draft.restoredFrom} onDrop={draft.startAnew} />
      )}
      {newer && (
        <NewerRecord
          title={rest.changedTitle(formatDateTime(newer.lastModifiedDate))}
          onTake={takeNewer}
          onKeep={keepOwn}
        >
          {rest.excerpt(newer)}
        </NewerRecord>
      )}
      {rest.actions}
      {error && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {error}
        </Notice>
      )}
      <div className={styles.form}>
        {rest.text}
        <div className={styles.side}>{rest.side}</div>
      </div>
      {rest.children}
    </form>
  )
}
