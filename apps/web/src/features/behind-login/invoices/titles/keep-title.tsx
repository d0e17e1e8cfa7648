import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { InvoiceForm, InvoiceValues } from '../apply/invoice-schema.ts'
import { titlesQueryOptions } from './queries.ts'
import { isChanged, titleOfForm } from './title.ts'

interface KeepTitleProps {
  form: InvoiceForm
  isKept: boolean
  onChange: (isKept: boolean) => void
}

/** Asks whether the book shall keep the title that is typed; nothing where it has the very same. */
export function KeepTitle({ form, isKept, onChange }: KeepTitleProps) {
  const { t } = useLingui()
  const { data } = useQuery(titlesQueryOptions)
  const values = useWatch({ control: form.control }) as InvoiceValues
  const known = data && titleOfForm(data, values)
  if (!data || values.buyerName.trim() === '' || (known && !isChanged(known, values))) return null
  return (
    <Checkbox checked={isKept} onChange={onChange}>
      {known ? t`提交时更新常用抬头中的这个抬头` : t`提交时存入常用抬头`}
    </Checkbox>
  )
}
