import { useLingui } from '@lingui/react/macro'
import { Button, Field, Fieldset, Input, Link as TextLink } from '@portal/ui/chakra'
import { useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import type { RecordForm } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { UploadField } from '../../../../lib/chakra/fields/upload-field.tsx'
import { useLostRow } from '../../../../lib/chakra/list/use-lost-row.ts'
import { DownloadLink } from '../../../../lib/content/download-link.tsx'
import type { ChangeItems } from '../../../../lib/forms/upload/use-uploads.ts'
import type { JournalValues } from './journal-values.ts'

interface FieldsProps {
  form: RecordForm<JournalValues>
}

/** Which issue it is, and the file to download. */
export function IssueFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  return (
    <div className={`${layout.stack} ${layout.panel}`}>
      <div className={layout.fields}>
        <Field label={t`刊名`} required error={errors.bookName?.message}>
          <Input maxLength={100} lang="zh-CN" {...form.register('bookName')} />
        </Field>
        <Field label={t`年份`} required error={errors.year?.message}>
          <Input inputMode="numeric" maxLength={4} {...form.register('year')} />
        </Field>
        <Field label={t`期号`} hint={t`当年的第几期。`} required error={errors.issueNo?.message}>
          <Input inputMode="numeric" maxLength={2} {...form.register('issueNo')} />
        </Field>
        <Field label={t`总期号`} hint={t`自创刊起的第几期。`} error={errors.totalIssueNo?.message}>
          <Input inputMode="numeric" maxLength={4} {...form.register('totalIssueNo')} />
        </Field>
      </div>
      <WholeIssue form={form} />
    </div>
  )
}

function WholeIssue({ form }: FieldsProps) {
  const { t } = useLingui()
  const [pdfUrl, items] = useWatch({ control: form.control, name: ['pdfUrl', 'pdf'] })
  const { errors } = useFormState({ control: form.control })
  const dirty = { shouldDirty: true }
  const change: ChangeItems = (apply) => {
    const next = apply(form.getValues('pdf')).map((item) =>
      /\.pdf$/i.test(item.name) ? item : { ...item, error: t`请选择 PDF 文件。` },
    )
    const kept = next.find(({ file, error }) => file && !error)?.file
    form.setValue('pdf', kept ? [] : next, dirty)
    if (kept) form.setValue('pdfUrl', kept.url, dirty)
    form.clearErrors(['pdf', 'pdfUrl'])
  }
  const part = useRef<HTMLDivElement>(null)
  useLostRow(part, pdfUrl)
  return (
    <div ref={part} tabIndex={-1}>
      {pdfUrl ? (
        <Fieldset legend={t`整期 PDF`}>
          <div className={layout.buttons}>
            <TextLink asChild>
              <DownloadLink path={pdfUrl}>{t`下载整期 PDF`}</DownloadLink>
            </TextLink>
            <Button size="sm" variant="outline" onClick={() => form.setValue('pdfUrl', '', dirty)}>
              {t`移除 PDF`}
            </Button>
          </div>
          {errors.pdfUrl?.message && <p role="alert">{errors.pdfUrl.message}</p>}
        </Fieldset>
      ) : (
        <UploadField
          label={t`整期 PDF`}
          hint={t`供访问者下载，不超过 10 MB，可以不传。`}
          kind="document"
          max={1}
          items={items}
          error={errors.pdf?.message}
          onChange={change}
        />
      )}
    </div>
  )
}
