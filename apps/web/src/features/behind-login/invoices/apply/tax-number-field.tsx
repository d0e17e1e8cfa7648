import { useLingui } from '@lingui/react/macro'
import { Field, Input } from '@portal/ui/chakra'
import { useFormState, useWatch } from 'react-hook-form'
import { taxNumberFault, tidyTaxNumber } from '../../../../lib/forms/fields/tax-number.ts'
import { usccLength } from '../../../../lib/forms/fields/uscc.ts'
import type { InvoiceForm } from './invoice-schema.ts'

/** A tax number, held to its check character as soon as its last place is typed. */
export function TaxNumberField({ form }: { form: InvoiceForm }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'buyerTaxNo' })
  const number = tidyTaxNumber(useWatch({ control: form.control, name: 'buyerTaxNo' }))
  const isChecked = number.length === usccLength && taxNumberFault(number) === undefined
  const count = number.length
  const hint = isChecked ? (
    <span role="status">{t`校验通过。`}</span>
  ) : count > 0 && count < usccLength ? (
    t`已输入 ${count} 位，统一社会信用代码为 18 位。`
  ) : (
    t`与营业执照上的统一社会信用代码一致，18 位。`
  )
  const check = (value: string) => {
    if (tidyTaxNumber(value).length >= usccLength) void form.trigger('buyerTaxNo')
  }
  return (
    <Field label={t`税号`} hint={hint} error={errors.buyerTaxNo?.message} required>
      <Input
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('buyerTaxNo', { onChange: ({ target }) => check(String(target.value)) })}
      />
    </Field>
  )
}
