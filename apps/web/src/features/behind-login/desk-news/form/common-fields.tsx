import { useLingui } from '@lingui/react/macro'
import { Field, Input, Textarea } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { useController, useFormState } from 'react-hook-form'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import { RichTextField } from '../../../../lib/chakra/rich-text/rich-text-field.tsx'
import type { ArticleForm, ArticleValues } from './form-parts.ts'

interface CommonFieldsProps {
  form: ArticleForm<ArticleValues>
  children?: ReactNode
}

/** Title and text; what a kind has below the title is its children. */
export function TextFields({ form, children }: CommonFieldsProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const { field, fieldState } = useController({ control: form.control, name: 'content' })
  return (
    <div className={`${layout.stack} ${layout.panel}`}>
      <Field label={t`标题`} required error={errors.title?.message}>
        <Input maxLength={200} {...form.register('title')} />
      </Field>
      {children}
      <Field label={t`摘要`} hint={t`显示在列表和搜索结果中。`} error={errors.summary?.message}>
        <Textarea rows={2} maxLength={500} {...form.register('summary')} />
      </Field>
      <RichTextField
        label={t`正文`}
        error={fieldState.error?.message}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  )
}

/** Whose the article is; what a kind has before that is its children. */
export function ByFields({ form, children }: CommonFieldsProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  return (
    <div className={layout.fields}>
      {children}
      <Field label={t`作者`} error={errors.author?.message}>
        <Input maxLength={60} {...form.register('author')} />
      </Field>
      <Field label={t`来源`} error={errors.source?.message}>
        <Input maxLength={60} {...form.register('source')} />
      </Field>
    </div>
  )
}
