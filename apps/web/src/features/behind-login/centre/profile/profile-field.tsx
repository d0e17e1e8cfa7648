import { useLingui } from '@lingui/react/macro'
import { Field, Input, NativeSelect } from '@portal/ui/chakra'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import { type FieldName, fieldOf } from './profile-fields.ts'
import type { ProfileValues } from './profile-values.ts'

export type ProfileForm = UseFormReturn<ProfileValues, unknown, unknown>

interface ProfileFieldProps {
  form: ProfileForm
  name: FieldName
  /** What is stored, which a choice offers even where it is none of the usual. */
  known: string | null
}

/** One field of the profile. */
export function ProfileInput({ form, name, known }: ProfileFieldProps) {
  const { t, i18n } = useLingui()
  const { label, kind, options = [], length, hint, isRequired = false, autoComplete } = fieldOf(name)
  const { errors } = useFormState({ control: form.control, name })
  const offered = !known || options.includes(known) ? options : [...options, known]
  return (
    <Field
      label={i18n._(label)}
      hint={hint && i18n._(hint)}
      error={errors[name]?.message}
      required={isRequired}
    >
      {kind === 'choice' ? (
        <NativeSelect {...form.register(name)}>
          <option value="">{isRequired ? t`请选择` : t`未填写`}</option>
          {offered.map((option) => (
            <option key={option} value={option}>
              {memberWord(i18n, option)}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <Input
          type={kind}
          maxLength={length?.[1] ?? (kind === 'email' ? 100 : undefined)}
          autoComplete={autoComplete}
          {...form.register(name)}
        />
      )}
    </Field>
  )
}
