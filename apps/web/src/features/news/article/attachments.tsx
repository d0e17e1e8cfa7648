import { useLingui } from '@lingui/react/macro'
import type { KeptFile } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { useId } from 'react'
import { FileList } from '../../../lib/content/file-list.tsx'
import styles from './attachments.module.css'

/** The files of an article. */
export function Attachments({ files }: { files: KeptFile[] }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon name="attachment" />
        {t`附件`}
      </h2>
      <FileList files={files} />
    </section>
  )
}
