import { useLingui } from '@lingui/react/macro'
import type { File } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { useId } from 'react'
import { fileKind, fileSize } from '../../../lib/file-facts.ts'
import { assetUrl } from '../../../lib/http.ts'
import styles from './attachments.module.css'

/** Files to download, each with its kind and size. */
export function Attachments({ files }: { files: File[] }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon name="attachment" />
        {t`附件`}
      </h2>
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
    </section>
  )
}
