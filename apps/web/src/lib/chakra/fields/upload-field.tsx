import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Field, IconButton, Progress, useFieldDescription, VisuallyHidden } from '@portal/ui/chakra'
import { type ReactNode, useRef, useState } from 'react'
import { fileSize } from '../../content/file-facts.ts'
import { chosenFiles, useDropZone } from '../../forms/upload/choose-files.ts'
import { acceptOf, type FileKind, isReplaced, type UploadItem } from '../../forms/upload/upload-item.ts'
import { uploadMemberFile } from '../../forms/upload/upload-member-file.ts'
import { UploadPreview } from '../../forms/upload/upload-preview.tsx'
import { useFaultText } from '../../forms/upload/use-fault-text.ts'
import { type ChangeItems, useUploads } from '../../forms/upload/use-uploads.ts'
import styles from './upload-field.module.css'

interface UploadFieldProps {
  label: string
  hint?: ReactNode
  error: string | undefined
  required?: boolean
  kind: FileKind
  /** As many as the field takes. */
  max: number
  items: UploadItem[]
  onChange: ChangeItems
}

/** A member's files of a form: chosen, dropped or photographed, sent at once, shown, sent again, taken away. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, required = false, kind, max, items, onChange } = props
  const { t } = useLingui()
  const uploads = useUploads({
    upload: uploadMemberFile,
    kind,
    change: onChange,
    faultText: useFaultText(kind),
  })
  const room = max - items.filter((item) => !uploads.isRefused(item)).length
  const input = useRef<HTMLInputElement>(null)
  const replaced = useRef<UploadItem>(undefined)
  const [leftOut, setLeftOut] = useState<readonly File[]>([])
  const add = (files: File[]) => setLeftOut(uploads.add(files, room))
  const zone = useDropZone(add)
  const choose = (item?: UploadItem) => {
    replaced.current = item
    if (!input.current) return
    input.current.multiple = max > 1 && !item
    input.current.click()
  }
  const take = (files: File[]) => {
    const item = replaced.current
    replaced.current = undefined
    const [file] = files
    if (item && file) uploads.replace(item, file)
    else add(files)
  }
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <div {...zone} className={styles.zone}>
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item) => (
              <UploadRow
                key={item.key}
                item={item}
                onRetry={uploads.canRetry(item) ? () => uploads.retry(item) : undefined}
                onReplace={() => choose(item)}
                onRemove={() => {
                  uploads.remove(item)
                  setLeftOut([])
                  input.current?.parentElement?.querySelector('button')?.focus()
                }}
              />
            ))}
          </ul>
        )}
        <p role="status" className={styles.leftOut}>
          {leftOut.length > 0 &&
            t`最多 ${max} 个文件，没有加入：${leftOut.map(({ name }) => name).join('、')}`}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptOf(kind)}
          multiple={max > 1}
          aria-label={label}
          onChange={(event) => take(chosenFiles(event))}
        />
        <ChooseFile disabled={room <= 0} onPress={() => choose()} />
        {room > 0 && <span className={styles.orDrop}>{t`或拖到这里`}</span>}
      </div>
    </Field>
  )
}

/** Forms have several of these: what it is for, and what is wrong there, is read out with it. */
function ChooseFile({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  const { t } = useLingui()
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={disabled}
      aria-describedby={useFieldDescription()}
      onClick={onPress}
    >
      <Icon name="upload" />
      {t`选择文件`}
    </Button>
  )
}

interface UploadRowProps {
  item: UploadItem
  onRetry: (() => void) | undefined
  onReplace: () => void
  onRemove: () => void
}

function UploadRow({ item, onRetry, onReplace, onRemove }: UploadRowProps) {
  const { t } = useLingui()
  const { name, size, sent, error, file } = item
  return (
    <li className={styles.item}>
      <UploadPreview item={item} />
      <div className={styles.facts}>
        <span lang="zh-CN" className={styles.name}>
          {name}
        </span>
        {error && (
          <span role="alert" className={styles.failure}>
            {error}
          </span>
        )}
        {!error && (!file || sent !== undefined) && (
          <Progress value={Math.round((sent ?? 0) * 100)} label={t`正在上传`} />
        )}
        {file && sent === undefined && (
          <span role="status" className={styles.done}>
            {t`已上传`} · {fileSize(size)}
          </span>
        )}
      </div>
      {onRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t`重试`} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {file && (
        <Button size="sm" variant="outline" aria-label={t`替换 ${name}`} onClick={onReplace}>
          {t`替换`}
        </Button>
      )}
      <IconButton
        label={isReplaced(item) ? t`不替换 ${name}` : t`删除 ${name}`}
        icon={<Icon name="close" />}
        size="sm"
        onClick={onRemove}
      />
    </li>
  )
}
