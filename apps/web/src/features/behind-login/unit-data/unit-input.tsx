import { useLingui } from '@lingui/react/macro'
import { Field, Input, NativeSelect } from '@portal/ui/chakra'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { memberWord } from '../../../lib/membership/member-words.ts'
import { type FieldName, fieldOf, type UnitField } from './unit-fields.ts'
import type { UnitValues } from './unit-values.ts'

export type UnitForm = UseFormReturn<UnitValues, unknown, unknown>

const inputProps: Record<Exclude<UnitField['kind'], 'choice'>, object> = {
  text: {},
  date: { type: 'date' },
  email: { type: 'email', maxLength: 100 },
  phone: { type: 'tel', inputMode: 'numeric', maxLength: 11 },
  whole: { inputMode: 'numeric' },
  amount: { inputMode: 'decimal' },
}

interface UnitInputProps {
  form: UnitForm
  name: FieldName
  /** What is stored, which a choice offers even where it is none of the usual. */
  known: string
}

/** One field of the unit's data. */
export function UnitInput({ form, name, known }: UnitInputProps) {
  const { t, i18n } = useLingui()
  const { label, kind, options = [], length, hint, isRequired = false, autoComplete } = fieldOf(name)
  const { errors } = useFormState({ control: form.control, name })
  const offered = known === '' || options.includes(known) ? options : [...options, known]
  return (
    <Field
      label={i18n._(label)}
      hint={hint && i18n._(hint)}
      error={errors[name]?.message}
      required={isRequired}
    >
      {kind === 'choice' ? (
        <NativeSelect {...form.register(name)}>
          <option value="">{t`请选择`}</option>
          {offered.map((option) => (
            <option key={option} value={option}>
              {memberWord(i18n, option)}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <Input
          maxLength={length?.[1]}
          autoComplete={autoComplete}
          {...inputProps[kind]}
          {...form.register(name)}
        />
      )}
    </Field>
  )
}
