import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { assetUrl } from '../../api/http.ts'
import { isPicture, isReplaced, type UploadItem } from './upload-item.ts'
import styles from './upload-preview.module.css'

/** A preview: the picture itself where the file is one, else the kind of file. What has arrived is opened by it. */
export function UploadPreview({ item }: { item: UploadItem }) {
  const { t } = useLingui()
  const { name, preview, file } = item
  const address = file && assetUrl(file.url)
  const src = preview ?? (isPicture(name) ? address : undefined)
  const shown = src ? (
    <img src={src} alt="" width={64} height={64} />
  ) : (
    <Icon name="attachment" size="1.5rem" />
  )
  // What is shown while another file takes its place is not what is at the address yet.
  return address && !isReplaced(item) ? (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={t`打开 ${name}`}
      title={t`在新窗口打开`}
      className={styles.preview}
    >
      {shown}
    </a>
  ) : (
    <span className={styles.preview}>{shown}</span>
  )
}
