import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui/chakra'
import { PdfFrame } from '../../../../lib/chakra/record/pdf-frame.tsx'
import styles from '../frame/print-frame.module.css'
import type { SheetFile } from './use-file.ts'

/** The file in the browser's own viewer, or that it could not be made; nothing where the sheet itself stands on the page. */
export function FileState({ file: { data, isError, isInPlace } }: { file: SheetFile }) {
  const { t } = useLingui()
  if (isError) {
    return (
      <div className={styles.failure}>
        <Notice tone="warning" live="alert" title={t`PDF 没有生成成功`}>
          {t`请再点一次“下载 PDF”，或者打印时选择“另存为 PDF”。`}
        </Notice>
      </div>
    )
  }
  if (!data || !isInPlace) return null
  return (
    <div className={styles.viewer}>
      <PdfFrame file={data} name={t`PDF 预览`} />
    </div>
  )
}
