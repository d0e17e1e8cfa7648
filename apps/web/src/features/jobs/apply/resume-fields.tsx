import { useLingui } from '@lingui/react/macro'
import { Wide } from '../../../lib/forms/application/form-section.tsx'
import { AreaField } from '../../../lib/forms/fields/text-field.tsx'
import { PublicUpload } from '../../../lib/forms/upload/public-upload.tsx'
import type { JobFormApi } from './job-schema.ts'

/** What units get to read; one of the two is enough. */
export function ResumeFields({ form }: { form: JobFormApi }) {
  const { t } = useLingui()
  return (
    <>
      <Wide>
        <AreaField
          form={form}
          name="resume"
          label={t`个人简历`}
          hint={t`工作经历、项目和擅长的方面，也可以只上传简历文件。公开显示，其中的电话和邮箱会被隐去。`}
          rows={7}
          maximum={3000}
        />
      </Wide>
      <Wide>
        <PublicUpload
          form={form}
          name="resumeFile"
          label={t`简历文件`}
          hint={t`PDF、JPG 或 PNG，不超过 10 MB，只供协会审核和转达。`}
          kind="document"
          max={1}
        />
      </Wide>
    </>
  )
}
