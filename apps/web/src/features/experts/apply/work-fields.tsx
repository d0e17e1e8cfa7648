import { useLingui } from '@lingui/react/macro'
import { Wide } from '../../../lib/forms/application/form-section.tsx'
import { TextField } from '../../../lib/forms/fields/text-field.tsx'
import { CertRows } from './cert-rows.tsx'
import type { ExpertFormApi } from './expert-schema.ts'

/** Where and as what the applicant works. */
export function WorkFields({ form }: { form: ExpertFormApi }) {
  const { t } = useLingui()
  return (
    <>
      <Wide>
        <TextField
          form={form}
          name="companyName"
          label={t`工作单位`}
          hint={t`与营业执照一致的全称。`}
          autoComplete="organization"
          maxLength={100}
          required
        />
      </Wide>
      <TextField
        form={form}
        name="position"
        label={t`职务`}
        autoComplete="organization-title"
        maxLength={50}
      />
      <TextField
        form={form}
        name="title"
        label={t`职称`}
        hint={t`例如高级工程师、正高级工程师。`}
        maxLength={30}
        required
      />
      <TextField
        form={form}
        name="major"
        label={t`专业`}
        hint={t`例如工程造价、土木工程。`}
        maxLength={50}
        required
      />
      <TextField
        form={form}
        name="workYears"
        label={t`从业年限`}
        hint={t`从事造价及相关工作的整年数。`}
        inputMode="numeric"
        maxLength={2}
        end={t`年`}
        required
      />
      <Wide>
        <CertRows form={form} />
      </Wide>
    </>
  )
}
