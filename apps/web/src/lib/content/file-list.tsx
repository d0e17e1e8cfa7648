import type { KeptFile } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Each } from '../states/each.tsx'
import { DownloadLink } from './download-link.tsx'
import { fileKind, fileSize } from './file-facts.ts'
import styles from './file-list.module.css'

/** Files to download, each with its kind and size; one whose address is none is named all the same. */
export const FileList = ({ files }: { files: KeptFile[] }) => (
  <ul className={styles.list}>
    <Each items={files}>
      {(file) => (
        <li>
          <DownloadLink
            path={file.url}
            name={file.name}
            className={styles.file}
            fallback={
              <span className={styles.file}>
                <Facts file={file} />
              </span>
            }
          >
            <Facts file={file} />
            <Icon name="download" />
          </DownloadLink>
        </li>
      )}
    </Each>
  </ul>
)

const Facts = ({ file: { name, size } }: { file: KeptFile }) => (
  <>
    <span className={styles.kind}>{fileKind(name)}</span>
    <span lang="zh-CN" className={styles.name}>
      {name}
    </span>
    <span className={styles.size}>{fileSize(size)}</span>
  </>
)
