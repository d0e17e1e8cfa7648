import { useLingui } from '@lingui/react/macro'
import { Field, NativeSelect } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { allInvoicesQueryOptions } from '../queries.ts'
import { titlesQueryOptions } from '../titles/queries.ts'
import { keyOf } from '../titles/title.ts'
import type { InvoiceForm } from './invoice-schema.ts'
import { particulars } from './invoice-schema.ts'
import { type Title, titlesOf } from './titles.ts'

/** The book of titles and those of earlier invoices, the unit's other clerks' too: choosing one fills in all that is known of it. */
export function TitleBook({ form }: { form: InvoiceForm }) {
  const { t } = useLingui()
  const kept = useQuery(titlesQueryOptions)
  const invoices = useQuery(allInvoicesQueryOptions({}))
  const [invoiceKind, name, taxNo] = useWatch({
    control: form.control,
    name: ['invoiceKind', 'buyerName', 'buyerTaxNo'],
  })
  const book: Title[] = kept.data ?? []
  const known = new Set(book.map(keyOf))
  const earlier = titlesOf(invoices.data ?? []).filter((title) => !known.has(keyOf(title)))
  // A special invoice is for companies alone.
  const isFitting = ({ titleType }: Title) => invoiceKind !== 'E_SPECIAL' || titleType === 'COMPANY'
  const groups = [
    { label: t`已保存的抬头`, titles: book.filter(isFitting) },
    { label: t`以往发票的抬头`, titles: earlier.filter(isFitting) },
  ].filter(({ titles }) => titles.length > 0)
  if (groups.length === 0) return null
  const titles = groups.flatMap((group) => group.titles)
  const current = titles.find(
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
    <Field label={t`常用抬头`} hint={t`选择后自动填写。`}>
      <NativeSelect
        value={current ? keyOf(current) : ''}
        onChange={({ currentTarget }) => {
          const title = titles.find((one) => keyOf(one) === currentTarget.value)
          if (title) fill(title)
        }}
      >
        <option value="">{t`其他抬头`}</option>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.titles.map((title) => (
              <option key={keyOf(title)} value={keyOf(title)}>
                {title.buyerTaxNo === null ? title.buyerName : `${title.buyerName}（${title.buyerTaxNo}）`}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </Field>
  )
}
