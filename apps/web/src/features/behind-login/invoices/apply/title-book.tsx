import { useLingui } from '@lingui/react/macro'
import { Field, NativeSelect } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { allInvoicesQueryOptions } from '../queries.ts'
import type { InvoiceForm } from './invoice-schema.ts'
import { particulars } from './invoice-schema.ts'
import { type Title, titlesOf } from './titles.ts'

/** The titles of earlier invoices, the unit's other clerks' too: choosing one fills in all that is known of it. */
export function TitleBook({ form }: { form: InvoiceForm }) {
  const { t } = useLingui()
  const { data } = useQuery(allInvoicesQueryOptions({}))
  const [invoiceKind, name, taxNo] = useWatch({
    control: form.control,
    name: ['invoiceKind', 'buyerName', 'buyerTaxNo'],
  })
  // A special invoice is for companies alone.
  const titles = titlesOf(data ?? []).filter(
    ({ titleType }) => invoiceKind !== 'E_SPECIAL' || titleType === 'COMPANY',
  )
  if (titles.length === 0) return null
  const current = titles.findIndex(
    ({ buyerName, buyerTaxNo }) => buyerName === name && (buyerTaxNo ?? '') === taxNo,
  )
  const fill = (title: Title) => {
    const set = (field: Parameters<typeof form.setValue>[0], value: string | null) =>
      form.setValue(field, value ?? '', { shouldDirty: true, shouldValidate: true })
    form.setValue('titleType', title.titleType, { shouldDirty: true })
    for (const field of ['buyerName', 'buyerTaxNo', 'email', 'phone', ...particulars] as const)
      set(field, title[field])
  }
  return (
    <Field label={t`常用抬头`} hint={t`以往发票的抬头，选择后自动填写。`}>
      <NativeSelect
        value={String(current)}
        onChange={({ currentTarget }) => {
          const title = titles[Number(currentTarget.value)]
          if (title) fill(title)
        }}
      >
        <option value="-1">{t`其他抬头`}</option>
        {titles.map(({ buyerName, buyerTaxNo }, place) => (
          <option key={`${buyerName} ${buyerTaxNo}`} value={place}>
            {buyerTaxNo === null ? buyerName : `${buyerName}（${buyerTaxNo}）`}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
