import { useLingui } from '@lingui/react/macro'
import type { InvoiceTitle } from '@portal/api-contract'
import { Button, Checkbox, Dialog, Notice, useConfirm } from '@portal/ui/chakra'
import { type FormEvent, useId, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import styles from '../apply/apply.module.css'
import { BuyerFields, MailField, PhoneField } from '../apply/invoice-fields.tsx'
import { type InvoiceSent, type InvoiceValues, invoiceValues } from '../apply/invoice-schema.ts'
import { PasteCard } from '../apply/paste-card.tsx'
import { TitleTypeField } from '../apply/title-type-field.tsx'
import { useKeepTitle } from './mutations.ts'
import { contentOf } from './title.ts'
import { kindOfTitles, titleResolver } from './title-schema.ts'

interface TitleDialogProps {
  /** Undefined for a new one. */
  title: InvoiceTitle | undefined
  onClose: () => void
}

/** A title of the book that is written or changed. */
export function TitleDialog({ title, onClose }: TitleDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const { form, isDefault, setDefault, save } = useTitleForm(title, onClose)
  const { errors, isSubmitting, isDirty } = useFormState({ control: form.control })
  const [confirm, question] = useConfirm()
  const leave = async () => {
    const isMeant =
      !isDirty ||
      (await confirm({
        title: t`还没有保存，确定离开吗？`,
        children: t`填写的内容没有保存，离开后会丢失。`,
        confirmLabel: t`离开`,
        cancelLabel: t`继续填写`,
      }))
    if (isMeant) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => void leave()}
      title={title ? t`修改抬头` : t`新增抬头`}
      closeLabel={t`关闭`}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={() => void leave()}>{t`取消`}</Button>
          <Button type="submit" form={formId} busy={isSubmitting}>{t`保存抬头`}</Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.page} aria-label={t`抬头`} onSubmit={save}>
        <TitleTypeField form={form} />
        <PasteCard form={form} />
        <BuyerFields form={form} />
        <div className={styles.fields}>
          <MailField form={form} />
          <PhoneField form={form} />
        </div>
        <Checkbox checked={isDefault} onChange={setDefault}>
          {t`设为默认抬头`}
        </Checkbox>
        {errors.root?.message && (
          <Notice tone="danger" live="alert" title={t`没有保存`}>
            {errors.root.message}
          </Notice>
        )}
      </form>
      {question}
    </Dialog>
  )
}

/** The form of a title: kept in the book when it is sent, and closed then. */
function useTitleForm(title: InvoiceTitle | undefined, onSaved: () => void) {
  const begin = title ?? { titleType: 'COMPANY' as const }
  const form = useForm<InvoiceValues, unknown, InvoiceSent>({
    resolver: titleResolver,
    defaultValues: invoiceValues({ ...begin, invoiceKind: kindOfTitles }),
    mode: 'onTouched',
  })
  const [isDefault, setDefault] = useState(title?.isDefault ?? false)
  const { mutateAsync } = useKeepTitle()
  const once = useOnce()
  const send = form.handleSubmit((sent) =>
    once(async () => {
      try {
        await mutateAsync({ ...contentOf(sent), isDefault, ...(title && { id: title.id }) })
        onSaved()
      } catch (error) {
        showFailure(error, form, { 'error.titleExists': 'buyerName' })
      }
    }),
  )
  const save = (event: FormEvent) => void send(event)
  return { form, isDefault, setDefault, save }
}
