import { Skeleton } from '@portal/ui/chakra'
import { useEffect, useState } from 'react'
import styles from './pdf-frame.module.css'

/** Phones mostly have none; a browser that does not say is taken as one without. */
export const hasPdfViewer = (): boolean =>
  'pdfViewerEnabled' in navigator && navigator.pdfViewerEnabled === true

/**
 * A PDF in the browser's own viewer.
 *
 * @param props.name what it is, for who hears the page
 */
export function PdfFrame({ file, name }: { file: Blob; name: string }) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setSource(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!source) return <Skeleton height="40rem" />
  // Without the viewer's list of pages beside it, which would take a third of its width.
  return <iframe src={`${source}#navpanes=0`} title={name} className={styles.pdf} />
}
