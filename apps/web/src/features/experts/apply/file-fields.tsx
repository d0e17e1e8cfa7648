import { useLingui } from '@lingui/react/macro'
import { Wide } from '../../../lib/forms/application/form-section.tsx'
import { PublicUpload } from '../../../lib/forms/upload/public-upload.tsx'
import type { ExpertFormApi } from './expert-schema.ts'

/** What proves it. */
export function FileFields({ form }: { form: ExpertFormApi }) {
  const { t } = useLingui()
  return (
    <Wide>
      <PublicUpload
        form={form}
        name="attachments"
        label={t`附件`}
        hint={t`职称证书、执业资格证书、获奖证书等，最多 10 个，JPG、PNG 或 PDF，每个不超过 10 MB。`}
        kind="document"
        max={10}
      />
    </Wide>
  )
}
