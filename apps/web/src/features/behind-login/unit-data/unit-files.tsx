import { useLingui } from '@lingui/react/macro'
import type { UnitBasic } from '@portal/api-contract'
import { Button, Link as TextLink } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { assetUrl } from '../../../lib/api/http.ts'
import { UploadField } from '../../../lib/chakra/fields/upload-field.tsx'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './unit-data.module.css'
import type { UnitForm } from './unit-input.tsx'
import type { FileName } from './unit-values.ts'

/** The logo and the business licence: what is there and can be removed, and what is to replace it. */
export function UnitFiles({ form, known }: { form: UnitForm; known: UnitBasic }) {
  const { t } = useLingui()
  const { logoUrl, licenseUrl } = known
  return (
    <div className={styles.files}>
      <div className={styles.file}>
        <OneFile form={form} name="logoUrl" label={t`单位标志`} hint={t`JPG 或 PNG，不超过 10 MB。`} />
        {logoUrl && (
          <Present form={form} name="logoUrl" remove={t`移除标志`} keep={t`保留现在的标志`}>
            <Picture path={logoUrl} alt={t`现在的单位标志`} width={96} height={96} className={styles.logo} />
          </Present>
        )}
      </div>
      <div className={styles.file}>
        <OneFile
          form={form}
          name="licenseUrl"
          label={t`营业执照`}
          hint={t`JPG、PNG 或 PDF，不超过 10 MB，须清晰、完整。`}
        />
        {licenseUrl && (
          <Present form={form} name="licenseUrl" remove={t`移除营业执照`} keep={t`保留现在的营业执照`}>
            <TextLink href={assetUrl(licenseUrl)} target="_blank" rel="noopener">
              {t`查看现在的营业执照`}
            </TextLink>
          </Present>
        )}
      </div>
    </div>
  )
}

interface PresentProps {
  form: UnitForm
  name: FileName
  /** What the button is called. */
  remove: string
  keep: string
  children: ReactNode
}

/** What is there now, until it is removed, which the saving does. */
function Present({ form, name, remove, keep, children }: PresentProps) {
  const { t } = useLingui()
  const removed = useWatch({ control: form.control, name: 'removed' })
  const others = removed.filter((other) => other !== name)
  const isRemoved = removed.includes(name)
  return (
    <>
      {isRemoved ? <p role="status">{t`保存资料后移除。`}</p> : children}
      <Button
        size="sm"
        variant="ghost"
        onClick={() =>
          form.setValue('removed', isRemoved ? others : [...others, name], { shouldDirty: true })
        }
      >
        {isRemoved ? keep : remove}
      </Button>
    </>
  )
}

interface OneFileProps {
  form: UnitForm
  name: FileName
  label: string
  hint: string
}

function OneFile({ form, name, label, hint }: OneFileProps) {
  const items = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control, name })
  return (
    <UploadField
      label={label}
      hint={hint}
      kind={name === 'logoUrl' ? 'picture' : 'document'}
      max={1}
      items={items}
      error={(errors[name] as { message?: string } | undefined)?.message}
      onChange={(change) => {
        form.setValue(name, change(form.getValues(name)), { shouldDirty: true })
        form.clearErrors(name)
      }}
    />
  )
}
