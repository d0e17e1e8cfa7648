import { useLingui } from '@lingui/react/macro'
import { Field, Input, NativeSelect } from '@portal/ui/chakra'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { memberWord } from '../../../../lib/membership/member-words.ts'
import type { ApplyValues } from './apply-values.ts'
import type { FieldKind } from './field-definitions.ts'
import { hintWith, type Mending } from './mending.tsx'
import type { ShownField } from './shown-fields.ts'

export type ApplyForm = UseFormReturn<ApplyValues, unknown, unknown>

const inputProps: Record<Exclude<FieldKind, 'choice'>, object> = {
  text: {},
  date: { type: 'date' },
  whole: { inputMode: 'numeric' },
  amount: { inputMode: 'decimal' },
  phone: { type: 'tel', inputMode: 'numeric', maxLength: 11, autoComplete: 'tel-national' },
  email: { type: 'email', autoComplete: 'email', maxLength: 100 },
  uscc: { maxLength: 18, autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
}

interface ApplyFieldProps {
  form: ApplyForm
  field: ShownField
  mending: Mending
}

/** One particular, with what is known of it beside what it becomes. */
export function ApplyField({ form, field, mending }: ApplyFieldProps) {
  const { t, i18n } = useLingui()
  const { block, name, definition, isRequired, known } = field
  const path = `${block}.${name}` as const
  const { errors } = useFormState({ control: form.control, name: path })
  const error = errors[block]?.[name]?.message
  const now = known && memberWord(i18n, known)
  const hint = now ? t`现登记：${now}` : definition.hint && i18n._(definition.hint)
  return (
    <Field
      label={i18n._(definition.label)}
      hint={hintWith(mending, path, hint)}
      error={error}
      required={isRequired}
    >
      {definition.kind === 'choice' ? (
        <NativeSelect {...form.register(path)}>
          <option value="">{known ? t`不变` : t`请选择`}</option>
          {definition.options?.map((option) => (
            <option key={option} value={option}>
              {memberWord(i18n, option)}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <Input
          maxLength={definition.length?.[1]}
          autoComplete={definition.autoComplete}
          {...inputProps[definition.kind]}
          {...form.register(path)}
        />
      )}
    </Field>
  )
}
