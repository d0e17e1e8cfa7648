import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import { TextField } from '../../../lib/forms/fields/text-field.tsx'
import styles from './cert-rows.module.css'
import type { ExpertFormApi } from './expert-schema.ts'

const most = 10

/** The applicant's professional certificates, a row each. */
export function CertRows({ form }: { form: ExpertFormApi }) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'certs' })
  const rows = useRef<HTMLFieldSetElement>(null)
  // The button that took the row away goes with it; another row begins where the focus is now.
  const take = (index: number) => {
    flushSync(() => remove(index))
    rows.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  return (
    <fieldset ref={rows} className={styles.rows}>
      <legend className={styles.legend}>{t`执业资格证书`}</legend>
      <p className={styles.hint}>{t`例如一级注册造价工程师。没有证书编号的申请会被退回补充。`}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.row}>
          <TextField form={form} name={`certs.${index}.certType`} label={t`证书名称`} maxLength={50} />
          <TextField
            form={form}
            name={`certs.${index}.certNo`}
            label={t`证书编号`}
            autoComplete="off"
            spellCheck={false}
            maxLength={50}
          />
          <button
            type="button"
            className={styles.remove}
            onClick={() => take(index)}
            aria-label={t`删除第 ${index + 1} 项证书`}
            title={t`删除`}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      {fields.length < most && (
        <Button variant="outline" size="sm" onClick={() => append({ certType: '', certNo: '' })}>
          {t`添加一项证书`}
        </Button>
      )}
    </fieldset>
  )
}
