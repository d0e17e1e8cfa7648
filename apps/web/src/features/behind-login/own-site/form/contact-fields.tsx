import { useLingui } from '@lingui/react/macro'
import { Field, Input } from '@portal/ui/chakra'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import styles from '../own-site.module.css'
import type { SiteValues } from './site-values.ts'

export type SiteForm = UseFormReturn<SiteValues, unknown, unknown>

/** How visitors reach the member, and where it is. */
export function ContactFields({ form, hasMap }: { form: SiteForm; hasMap: boolean }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const fields = [
    { name: 'contactName', label: t`联系人`, input: { maxLength: 50, autoComplete: 'name' } },
    { name: 'phone', label: t`电话`, input: { type: 'tel', maxLength: 30, autoComplete: 'tel' } },
    { name: 'email', label: t`邮箱`, input: { type: 'email', maxLength: 100, autoComplete: 'email' } },
    { name: 'website', label: t`网站`, input: { type: 'url', maxLength: 200 } },
    { name: 'address', label: t`地址`, input: { maxLength: 200, autoComplete: 'street-address' } },
    { name: 'postCode', label: t`邮政编码`, input: { inputMode: 'numeric', maxLength: 6 } },
    ...(hasMap
      ? ([
          { name: 'mapLng', label: t`经度`, input: { inputMode: 'decimal' } },
          { name: 'mapLat', label: t`纬度`, input: { inputMode: 'decimal' } },
        ] as const)
      : []),
  ] as const
  return (
    <>
      <div className={styles.fields}>
        {fields.map(({ name, label, input }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            <Input {...input} {...form.register(name)} />
          </Field>
        ))}
      </div>
      {hasMap && (
        <p className={styles.hint}>{t`经纬度可在地图网站上查到；填写后，“联系我们”页会显示位置示意图。`}</p>
      )}
    </>
  )
}
