import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Field, Fieldset, IconButton, Input } from '@portal/ui/chakra'
import { useRef } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import type { RecordForm } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useLostRow } from '../../../../lib/chakra/list/use-lost-row.ts'
import type { JournalValues } from './journal-values.ts'
import styles from './journals.module.css'

const most = 100

/** What begins on which page. */
export function CatalogField({ form }: { form: RecordForm<JournalValues> }) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'catalog' })
  const { errors } = useFormState({ control: form.control })
  const list = useRef<HTMLDivElement>(null)
  useLostRow(list, fields)
  const fault = errors.catalog?.message ?? errors.catalog?.root?.message
  return (
    <div ref={list} tabIndex={-1} className={layout.panel}>
      <Fieldset legend={t`目录`}>
        {fields.map(({ id }, index) => (
          <Entry key={id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <div className={layout.buttons}>
          <Button
            size="sm"
            variant="outline"
            disabled={fields.length >= most}
            onClick={() => append({ title: '', author: '', page: '' })}
          >
            {t`添加一篇`}
          </Button>
          <span className={layout.muted}>{t`保存时按页码排列。`}</span>
        </div>
      </Fieldset>
    </div>
  )
}

interface EntryProps {
  form: RecordForm<JournalValues>
  index: number
  onRemove: () => void
}

function Entry({ form, index, onRemove }: EntryProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const fault = errors.catalog?.[index]
  const number = index + 1
  return (
    <fieldset aria-label={t`目录第 ${number} 项`} className={styles.entry}>
      <Field label={t`标题`} required error={fault?.title?.message}>
        <Input maxLength={200} {...form.register(`catalog.${index}.title`)} />
      </Field>
      <Field label={t`作者`} error={fault?.author?.message}>
        <Input maxLength={60} {...form.register(`catalog.${index}.author`)} />
      </Field>
      <Field label={t`起始页`} required error={fault?.page?.message}>
        <Input inputMode="numeric" maxLength={3} {...form.register(`catalog.${index}.page`)} />
      </Field>
      <IconButton
        label={t`删除目录第 ${number} 项`}
        icon={<Icon name="close" />}
        size="sm"
        onClick={onRemove}
      />
    </fieldset>
  )
}
