import { useLingui } from '@lingui/react/macro'
import { Field, NativeSelect, Switch } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { CoverField } from '../../../../lib/chakra/desk/record-form/cover-field.tsx'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import { UploadField } from '../../../../lib/chakra/fields/upload-field.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import styles from '../desk-news.module.css'
import { placeName, placeOptions, readPlace } from '../places.ts'
import { ByFields } from './common-fields.tsx'
import type { ArticleForm, Forms } from './form-parts.ts'
import type { NewsValues } from './news-values.ts'

interface FieldsProps {
  form: ArticleForm<NewsValues>
}

/** Where the article stands, whose it is, and what comes with it. */
export function PlaceFields({ form, common }: Forms<NewsValues>) {
  const { t } = useLingui()
  const [isTop, isCarousel] = useWatch({ control: form.control, name: ['isTop', 'isCarousel'] })
  const set = (name: 'isTop' | 'isCarousel') => (isOn: boolean) =>
    form.setValue(name, isOn, { shouldDirty: true })
  return (
    <div className={`${layout.stack} ${layout.panel}`}>
      <ByFields form={common}>
        <PlaceField form={form} />
      </ByFields>
      <div className={styles.switches}>
        <Switch checked={isTop} onChange={set('isTop')}>{t`在栏目中置顶`}</Switch>
        <Switch checked={isCarousel} onChange={set('isCarousel')}>{t`显示在首页轮播`}</Switch>
      </div>
      <Cover form={form} />
      <Attachments form={form} />
    </div>
  )
}

function PlaceField({ form }: FieldsProps) {
  const { t } = useLingui()
  const query = useQuery(navigationQueryOptions)
  const navigation = query.data ?? []
  const { field, fieldState } = useController({ control: form.control, name: 'place' })
  const options = placeOptions(navigation)
  const isOther = field.value !== '' && !options.some(({ value }) => value === field.value)
  const nameOfOther = () => {
    // What is shown in the navigation nobody knows before it is there.
    if (!query.data) return '…'
    return placeName(navigation, readPlace(field.value)) ?? t`现在的栏目（导航中不显示）`
  }
  return (
    <>
      <Field label={t`栏目`} required error={fieldState.error?.message}>
        <NativeSelect {...field}>
          <option value="">{t`请选择`}</option>
          {isOther && <option value={field.value}>{nameOfOther()}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value} lang="zh-CN">
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {query.error && !query.data && <LoadFailure title={t`可选的栏目没有加载成功`} query={query} />}
    </>
  )
}

function Cover({ form }: FieldsProps) {
  const coverUrl = useWatch({ control: form.control, name: 'coverUrl' })
  return (
    <CoverField
      coverUrl={coverUrl}
      onChange={(url) => form.setValue('coverUrl', url, { shouldDirty: true })}
    />
  )
}

function Attachments({ form }: FieldsProps) {
  const { t } = useLingui()
  const items = useWatch({ control: form.control, name: 'attachments' })
  const { errors } = useFormState({ control: form.control, name: 'attachments' })
  return (
    <UploadField
      label={t`附件`}
      hint={t`JPG、PNG 或 PDF，每个不超过 10 MB，最多 20 个。`}
      kind="document"
      max={20}
      items={items}
      error={errors.attachments?.message}
      onChange={(change) => {
        form.setValue('attachments', change(form.getValues('attachments')), { shouldDirty: true })
        form.clearErrors('attachments')
      }}
    />
  )
}
