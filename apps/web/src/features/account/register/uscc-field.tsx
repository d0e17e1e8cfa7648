import { useLingui } from '@lingui/react/macro'
import { Field, GroupedInput } from '@portal/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { isUscc, usccLength } from '../../../lib/forms/fields/uscc.ts'
import type { UnitForm } from './register-schemas.ts'

// Registering office and kind, region, organisation, check character.
const groups = [2, 6, 9, 1]

/** A 统一社会信用代码: shown in its parts, held to its check character as soon as its last place is typed. */
export function UsccField({ form }: { form: UseFormReturn<UnitForm, unknown, UnitForm> }) {
  const { t } = useLingui()
  return (
    <Controller
      control={form.control}
      name="uscc"
      render={({ field, fieldState }) => {
        const change = (value: string) => {
          field.onChange(value)
          if (value.length === usccLength) void form.trigger('uscc')
        }
        const hint = isUscc(field.value) ? (
          <span role="status">{t`校验通过。`}</span>
        ) : (
          t`18 位，与营业执照一致。`
        )
        return (
          <Field label={t`统一社会信用代码`} hint={hint} error={fieldState.error?.message} required>
            {(control) => (
              <GroupedInput
                {...control}
                {...field}
                groups={groups}
                onChange={change}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
        )
      }}
    />
  )
}
