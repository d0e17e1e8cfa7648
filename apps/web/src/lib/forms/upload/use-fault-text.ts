import { useLingui } from '@lingui/react/macro'
import type { FileFault, FileKind } from './upload-item.ts'

/** Why a file was not sent, and what would be. */
export function useFaultText(kind: FileKind): (fault: FileFault) => string {
  const { t } = useLingui()
  return (fault) => {
    if (fault === 'size') return t`文件超过 10 MB，请压缩后再上传。`
    if (fault === 'empty') return t`文件是空的，请换一个。`
    return kind === 'picture' ? t`请选择 JPG 或 PNG 图片。` : t`请选择 JPG、PNG 或 PDF 文件。`
  }
}
