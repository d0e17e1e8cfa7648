import { Icon } from '@portal/ui/artwork'
import { assetUrl } from '../../api/http.ts'
import { isPicture, type UploadItem } from './upload-item.ts'
import styles from './upload-preview.module.css'

/** A preview: the picture itself where the file is one, else the kind of file. */
export function UploadPreview({ item: { name, preview, file } }: { item: UploadItem }) {
  const src = preview ?? (file && isPicture(name) ? assetUrl(file.url) : undefined)
  return (
    <span className={styles.preview}>
      {src ? <img src={src} alt="" width={64} height={64} /> : <Icon name="attachment" size="1.5rem" />}
    </span>
  )
}
