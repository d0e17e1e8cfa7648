import { useLingui } from '@lingui/react/macro'
import { Skeleton, Tabs } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { assetUrl } from '../../api/http.ts'
import { DownloadLink } from '../../content/download-link.tsx'
import { fileKind } from '../../content/file-facts.ts'
import { Picture } from '../../content/picture.tsx'
import styles from './file-viewer.module.css'

interface ViewedFile {
  name: string
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
        label: file.name,
        content: <ShownFile file={file} />,
      }))}
    />
  )
}

function ShownFile({ file: { name, url } }: { file: ViewedFile }) {
  const { t } = useLingui()
  const isPdf = fileKind(url) === 'PDF'
  return (
    <div className={styles.file}>
      {isPdf ? (
        <Pdf name={name} url={url} />
      ) : (
        <Picture path={url} alt={name} width={4} height={3} className={styles.picture} />
      )}
      <DownloadLink path={url} name={name} className={styles.download}>
        {t`下载 ${name}`}
      </DownloadLink>
    </div>
  )
}

/** The browser's own reader, given the file itself: the site's rules allow no other frame. */
function Pdf({ name, url }: ViewedFile) {
  const { data: blob } = useQuery({
    queryKey: ['desk', 'file', url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(assetUrl(url) ?? '', { signal })
      if (!answer.ok) throw new Error(`The file is answered with ${answer.status}`)
      return new Blob([await answer.arrayBuffer()], { type: 'application/pdf' })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [href, setHref] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setHref(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return href ? <iframe src={href} title={name} className={styles.pdf} /> : <Skeleton height="20rem" />
}
