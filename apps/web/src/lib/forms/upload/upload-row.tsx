import { useLingui } from '@lingui/react/macro'
import { formatRate } from '@portal/i18n'
import { Button, VisuallyHidden } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { fileSize } from '../../content/file-facts.ts'
import styles from './upload-field.module.css'
import type { UploadItem } from './upload-item.ts'
import { UploadPreview } from './upload-preview.tsx'
import type { useUploads } from './use-uploads.ts'

interface UploadRowProps {
  item: UploadItem
  uploads: Pick<ReturnType<typeof useUploads>, 'remove' | 'retry' | 'canRetry'>
}

/** A file of an upload field: its preview, its progress, and a button that removes it. */
export function UploadRow({ item, uploads }: UploadRowProps) {
  const { t } = useLingui()
  const { name, error } = item
  return (
    <li className={styles.item} data-failed={error ? true : undefined}>
      <UploadPreview item={item} />
      <div className={styles.facts}>
        <span lang="zh-CN" className={styles.name}>
          {name}
        </span>
        <State item={item} />
      </div>
      <div className={styles.actions}>
        {uploads.canRetry(item) && (
          <Button size="sm" variant="outline" onClick={() => uploads.retry(item)}>
            {t`重试`} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        <button
          type="button"
          className={styles.remove}
          onClick={() => uploads.remove(item)}
          aria-label={t`删除 ${name}`}
          title={t`删除`}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}

function State({ item: { name, size, sent, error, file } }: { item: UploadItem }) {
  const { t } = useLingui()
  const percent = formatRate(Math.round((sent ?? 0) * 100))
  if (error)
    return (
      <span role="alert" className={styles.failure}>
        {error}
      </span>
    )
  if (!file)
    return (
      <span className={styles.progress}>
        <progress value={sent ?? 0} max={1} aria-label={t`正在上传 ${name}`} />
        <span aria-hidden="true">{percent}</span>
      </span>
    )
  return (
    <span role="status" className={styles.done}>
      {t`已上传`} · {fileSize(size)}
    </span>
  )
}
