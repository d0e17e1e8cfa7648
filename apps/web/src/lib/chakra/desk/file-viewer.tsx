import { useLingui } from '@lingui/react/macro'
import { Skeleton, Tabs } from '@portal/ui/chakra'
import { Suspense, useState } from 'react'
import { DownloadLink } from '../../content/download-link.tsx'
import { fileKind } from '../../content/file-facts.ts'
import { WithChinese } from '../../content/marked/with-chinese.tsx'
import { Picture } from '../../content/picture.tsx'
import { lazyPart } from '../../states/lazy-part.tsx'
import styles from './file-viewer.module.css'

const PdfView = lazyPart(() => import('../record/pdf-view.tsx'))

interface ViewedFile {
  name: string
  /** The part of the name that whoever uploaded it gave; all of it when left out. */
  stored?: string
  /** As the backend stores it. */
  url: string
}

/** Files beside what they prove: pictures and PDFs in place, one at a time, each with a link that saves it. */
export function FileViewer({ files }: { files: readonly ViewedFile[] }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState('0')
  if (files.length === 0) return <p>{t`没有上传材料。`}</p>
  return (
    <Tabs
      label={t`申请材料`}
      value={chosen}
      onChange={setChosen}
      items={files.map((file, index) => ({
        value: String(index),
        label: <WithChinese name={file.stored ?? file.name}>{file.name}</WithChinese>,
        content: <ShownFile file={file} />,
      }))}
    />
  )
}

function ShownFile({ file: { name, stored = name, url } }: { file: ViewedFile }) {
  const { t } = useLingui()
  const isPdf = fileKind(url) === 'PDF'
  return (
    <div className={styles.file}>
      {isPdf ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <PdfView path={url} name={name} />
        </Suspense>
      ) : (
        <Picture path={url} alt={name} width={4} height={3} className={styles.picture} />
      )}
      <DownloadLink path={url} name={name} className={styles.download}>
        <WithChinese name={stored}>{t`下载 ${name}`}</WithChinese>
      </DownloadLink>
    </div>
  )
}
