import type { File } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { fileKind, fileSize } from './file-facts.ts'
import styles from './file-list.module.css'
import { assetUrl } from './http.ts'

/** Files to download, each with its kind and size. */
export const FileList = ({ files }: { files: File[] }) => (
  <ul className={styles.list}>
    {files.map((file) => (
      <li key={file.id}>
        <a href={assetUrl(file.url)} download={file.name} className={styles.file}>
          <span className={styles.kind}>{fileKind(file.name)}</span>
          <span lang="zh-CN" className={styles.name}>
            {file.name}
          </span>
          <span className={styles.size}>{fileSize(file.size)}</span>
          <Icon name="download" />
        </a>
      </li>
    ))}
  </ul>
)
