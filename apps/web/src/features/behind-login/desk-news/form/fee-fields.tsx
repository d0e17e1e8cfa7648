import { useLingui } from '@lingui/react/macro'
import { Field, Input, NativeSelect } from '@portal/ui/chakra'
import { useFormState, useWatch } from 'react-hook-form'
import { CoverField } from '../../../../lib/chakra/desk/record-form/cover-field.tsx'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import { UploadField } from '../../../../lib/chakra/fields/upload-field.tsx'
import { cities } from '../../../../lib/content/cities.ts'
import { wholeProvince } from '../../../../lib/content/news.ts'
import { ByFields } from './common-fields.tsx'
import type { FeeValues } from './fee-values.ts'
import type { ArticleForm, Forms } from './form-parts.ts'

/** For which place and month the prices hold, whose they are, their picture and their table. */
export function FeeFields({ form, common }: Forms<FeeValues>) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  return (
    <div className={`${layout.stack} ${layout.panel}`}>
      <ByFields form={common}>
        <Field label={t`地区`} required error={errors.region?.message}>
          <NativeSelect {...form.register('region')}>
            <option value="">{t`请选择`}</option>
            {[wholeProvince, ...cities].map((region) => (
              <option key={region} value={region} lang="zh-CN">
                {region}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t`价格所属月份`} required error={errors.period?.message}>
          {/* Firefox and Safari on a desk have no picker of months: there it is a text. */}
          <Input type="month" placeholder="2026-11" {...form.register('period')} />
        </Field>
      </ByFields>
      <Cover form={form} />
      <TableFile form={form} />
    </div>
  )
}

function Cover({ form }: { form: ArticleForm<FeeValues> }) {
  const coverUrl = useWatch({ control: form.control, name: 'coverUrl' })
  return (
    <CoverField
      coverUrl={coverUrl}
      onChange={(url) => form.setValue('coverUrl', url, { shouldDirty: true })}
    />
  )
}

function TableFile({ form }: { form: ArticleForm<FeeValues> }) {
  const { t } = useLingui()
  const items = useWatch({ control: form.control, name: 'file' })
  const { errors } = useFormState({ control: form.control, name: 'file' })
  return (
    <UploadField
      label={t`价格表`}
      hint={t`供访问者下载，JPG、PNG 或 PDF，不超过 10 MB。`}
      kind="document"
      max={1}
      items={items}
      error={errors.file?.message}
      onChange={(change) => {
        form.setValue('file', change(form.getValues('file')), { shouldDirty: true })
        form.clearErrors('file')
      }}
    />
  )
}
