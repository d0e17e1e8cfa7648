import { useLingui } from '@lingui/react/macro'
import { Field, Input, NativeSelect } from '@portal/ui/chakra'
import { type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form'
import { DistrictInput } from '../../../lib/chakra/fields/district-input.tsx'
import { isListedDistrict } from '../../../lib/membership/districts.ts'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import { type FieldName, fieldOf, type UnitField } from './unit-fields.ts'
import type { UnitValues } from './unit-values.ts'

export type UnitForm = UseFormReturn<UnitValues, unknown, unknown>

const inputProps: Record<Exclude<UnitField['kind'], 'choice' | 'district'>, object> = {
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
  const { i18n } = useLingui()
  const { label, hint, isRequired = false } = fieldOf(name)
  const { errors } = useFormState({ control: form.control, name })
  return (
    <Field
      label={i18n._(label)}
      hint={hint && i18n._(hint)}
      error={errors[name]?.message}
      required={isRequired}
    >
      <UnitControl form={form} name={name} known={known} />
    </Field>
  )
}

function UnitControl({ form, name, known }: UnitInputProps) {
  const { t, i18n } = useLingui()
  const { kind, options = [], length, autoComplete } = fieldOf(name)
  if (kind === 'district') return <District form={form} />
  if (kind !== 'choice')
    return (
      <Input
        maxLength={length?.[1]}
        autoComplete={autoComplete}
        {...inputProps[kind]}
        {...form.register(name)}
      />
    )
  const offered = known === '' || options.includes(known) ? options : [...options, known]
  // A district of the city before is none of the new one's.
  const forgetDistrict = () => {
    if (isListedDistrict(form.getValues('district'))) form.setValue('district', '', { shouldDirty: true })
  }
  return (
    <NativeSelect {...form.register(name, name === 'city' ? { onChange: forgetDistrict } : {})}>
      <option value="">{t`请选择`}</option>
      {offered.map((option) => (
        <option key={option} value={option}>
          {memberWord(i18n, option)}
        </option>
      ))}
    </NativeSelect>
  )
}

function District({ form: { control } }: { form: UnitForm }) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'district' })
  const city = useWatch({ control, name: 'city' })
  return (
    <DistrictInput
      city={city}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      emptyLabel={t`请选择`}
      maxLength={fieldOf('district').length?.[1]}
      ref={field.ref}
    />
  )
}
