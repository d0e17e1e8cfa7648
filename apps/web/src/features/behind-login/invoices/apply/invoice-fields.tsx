import { useLingui } from '@lingui/react/macro'
import type { InvoiceKind } from '@portal/api-contract'
import { Field, Input, RadioCards, Textarea } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import styles from './apply.module.css'
import { type InvoiceForm, type InvoiceValues, shownOf } from './invoice-schema.ts'
import { TaxNumberField } from './tax-number-field.tsx'
import { TitleTypeField } from './title-type-field.tsx'
import { useKindWords } from './use-kind-words.ts'

interface InvoiceFieldsProps {
  form: InvoiceForm
  /** Those that the orders allow. */
  kinds: InvoiceKind[]
}

/** What kind of invoice, and whom it is made out to. A special one is for companies alone. */
export function KindFields({ form, kinds }: InvoiceFieldsProps) {
  const { t } = useLingui()
  const words = useKindWords()
  const { control } = form
  const kind = useWatch({ control, name: 'invoiceKind' })
  return (
    <>
      <Controller
        control={control}
        name="invoiceKind"
        render={({ field }) => (
          <RadioCards
            legend={t`发票种类`}
            name={field.name}
            value={field.value}
            items={kinds.map((value) => ({ value, ...words[value] }))}
            onChange={(value) => {
              field.onChange(value)
              if (value === 'E_SPECIAL') form.setValue('titleType', 'COMPANY', { shouldDirty: true })
            }}
          />
        )}
      />
      <TitleTypeField form={form} onlyCompany={kind === 'E_SPECIAL'} />
    </>
  )
}

/** The buyer, as far as the chosen kind names him. */
export function BuyerFields({ form }: { form: InvoiceForm }) {
  const { t } = useLingui()
  const [invoiceKind, titleType] = useWatch({ control: form.control, name: ['invoiceKind', 'titleType'] })
  const shown = shownOf({ invoiceKind, titleType })
  const isNeeded = shown.particularsNeeded
  return (
    <div className={styles.fields}>
      <TextField
        form={form}
        name="buyerName"
        label={t`发票抬头`}
        isNeeded
        maxLength={100}
        autoComplete="organization"
      />
      {shown.taxNo && <TaxNumberField form={form} />}
      {shown.particulars && (
        <>
          <TextField
            form={form}
            name="buyerAddress"
            label={t`注册地址`}
            isNeeded={isNeeded}
            maxLength={100}
          />
          <TextField
            form={form}
            name="buyerTel"
            label={t`注册电话`}
            isNeeded={isNeeded}
            maxLength={30}
            inputMode="tel"
          />
          <TextField form={form} name="buyerBankName" label={t`开户行`} isNeeded={isNeeded} maxLength={100} />
          <TextField
            form={form}
            name="buyerBankAccount"
            label={t`银行账号`}
            isNeeded={isNeeded}
            maxLength={50}
            inputMode="numeric"
          />
        </>
      )}
    </div>
  )
}

interface MailFieldProps {
  form: InvoiceForm
  hint?: ReactNode
  isNeeded?: boolean
}

/** Where invoices are sent. */
export function MailField({ form, hint, isNeeded = false }: MailFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      form={form}
      name="email"
      label={t`接收邮箱`}
      hint={hint}
      isNeeded={isNeeded}
      maxLength={100}
      type="email"
      autoComplete="email"
    />
  )
}

/** Whom to call about an invoice. */
export function PhoneField({ form }: { form: InvoiceForm }) {
  const { t } = useLingui()
  return (
    <TextField
      form={form}
      name="phone"
      label={t`手机号码`}
      maxLength={11}
      inputMode="numeric"
      autoComplete="tel-national"
    />
  )
}

/** Where the invoice goes, and what else stands on it. */
export function DeliveryFields({ form }: { form: InvoiceForm }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'remark' })
  return (
    <div className={styles.fields}>
      <MailField form={form} hint={t`开具后，PDF、OFD、XML 的下载方式发送到这里。`} isNeeded />
      <PhoneField form={form} />
      <div className={styles.wide}>
        <Field label={t`备注`} hint={t`印在发票上，200 字以内。`} error={errors.remark?.message}>
          <Textarea rows={2} maxLength={200} {...form.register('remark')} />
        </Field>
      </div>
    </div>
  )
}

interface TextFieldProps {
  form: InvoiceForm
  name: Exclude<keyof InvoiceValues, 'invoiceKind' | 'titleType'>
  label: string
  hint?: ReactNode
  isNeeded?: boolean
  maxLength: number
  type?: 'email'
  inputMode?: 'tel' | 'numeric'
  autoComplete?: string
}

function TextField({
  form,
  name,
  label,
  hint,
  isNeeded = false,
  autoComplete = 'off',
  ...input
}: TextFieldProps) {
  const { errors } = useFormState({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={errors[name]?.message} required={isNeeded}>
      <Input autoComplete={autoComplete} {...input} {...form.register(name)} />
    </Field>
  )
}
