import { useLingui } from '@lingui/react/macro'
import { Field } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { chosenFiles, useDropZone } from './choose-files.ts'
import styles from './upload-field.module.css'
import { acceptOf, type FileKind, type UploadItem } from './upload-item.ts'
import { UploadRow } from './upload-row.tsx'
import { useFaultText } from './use-fault-text.ts'
import { type ChangeItems, type Upload, useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  required?: boolean
  kind: FileKind
  /** As many as the field takes. */
  max: number
  items: UploadItem[]
  onChange: ChangeItems
  upload: Upload
  /** Of the file input, for the focus when something is wrong. */
  inputRef?: Ref<HTMLInputElement>
}

/** Files of a form: chosen or dropped, sent at once with their progress, shown, taken away again. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, required, kind, max, items, onChange, upload, inputRef } = props
  const { t } = useLingui()
  const faultText = useFaultText(kind)
  const uploads = useUploads({ upload, kind, change: onChange, faultText })
  const room = max - items.filter((item) => !uploads.isRefused(item)).length
  const field = useRef<HTMLDivElement>(null)
  const [leftOut, setLeftOut] = useState<readonly File[]>([])
  // A full field hides its input, which had the focus: the focus goes to the last file's remove button.
  const add = (files: File[]) => {
    flushSync(() => setLeftOut(uploads.add(files, room)))
    const isFull = field.current?.querySelector('input')?.closest('[hidden]')
    if (isFull) [...(field.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }
  // The remove button disappears with its file: the focus goes to the input, where the next file is chosen.
  const remove = (item: UploadItem) => {
    flushSync(() => {
      uploads.remove(item)
      setLeftOut([])
    })
    field.current?.querySelector('input')?.focus()
  }
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div ref={field} className={styles.field}>
          {items.length > 0 && (
            <ul className={styles.items}>
              {items.map((item) => (
                <UploadRow key={item.key} item={item} uploads={{ ...uploads, remove }} />
              ))}
            </ul>
          )}
          <p role="status" className={styles.leftOut}>
            {leftOut.length > 0 &&
              t`最多 ${max} 个文件，没有加入：${leftOut.map(({ name }) => name).join('、')}`}
          </p>
          <DropZone isFull={room <= 0} onFiles={add}>
            <input
              {...control}
              ref={inputRef}
              type="file"
              accept={acceptOf(kind)}
              multiple={max > 1}
              className={styles.input}
              onChange={(event) => add(chosenFiles(event))}
            />
          </DropZone>
        </div>
      )}
    </Field>
  )
}

interface DropZoneProps {
  isFull: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

function DropZone({ isFull, onFiles, children }: DropZoneProps) {
  const { t } = useLingui()
  const zone = useDropZone(onFiles)
  return (
    <div {...zone} hidden={isFull} className={styles.zone}>
      <Icon name="upload" size="1.5em" />
      <span>
        <span className={styles.choose}>{t`选择文件`}</span>
        <span className={styles.orDrop}>{t`或拖到这里`}</span>
      </span>
      {children}
    </div>
  )
}
