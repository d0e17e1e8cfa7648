import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '@portal/ui/chakra'
import { Controller } from 'react-hook-form'
import type { InvoiceForm } from './invoice-schema.ts'

/** Whether the buyer is a company or a person. @param onlyCompany no person can be chosen */
export function TitleTypeField({ form, onlyCompany = false }: { form: InvoiceForm; onlyCompany?: boolean }) {
  const { t } = useLingui()
  return (
    <Controller
      control={form.control}
      name="titleType"
      render={({ field }) => (
        <RadioGroup
          legend={t`抬头类型`}
          name={field.name}
          value={field.value}
          items={[
            { value: 'COMPANY', label: t`单位` },
            { value: 'PERSON', label: t`个人`, disabled: onlyCompany },
          ]}
          onChange={field.onChange}
        />
      )}
    />
  )
}
