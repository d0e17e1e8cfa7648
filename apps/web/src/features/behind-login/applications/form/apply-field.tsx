import { useLingui } from '@lingui/react/macro'
import { Field, Input, NativeSelect } from '@portal/ui/chakra'
import { type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form'
import { DistrictInput } from '../../../../lib/chakra/fields/district-input.tsx'
import { usccLength } from '../../../../lib/forms/fields/uscc.ts'
import { isListedDistrict } from '../../../../lib/membership/districts.ts'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import type { ApplyValues } from './apply-values.ts'
import type { FieldKind } from './field-definitions.ts'
import { hintWith, type Mending } from './mending/mending.tsx'
import type { ShownField } from './shown-fields.ts'

export type ApplyForm = UseFormReturn<ApplyValues, unknown, unknown>

const inputProps: Record<Exclude<FieldKind, 'choice' | 'district'>, object> = {
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
      <ApplyControl form={form} field={field} />
    </Field>
  )
}

function ApplyControl({ form, field }: Pick<ApplyFieldProps, 'form' | 'field'>) {
  const { t, i18n } = useLingui()
  const { block, name, definition, known } = field
  const path = `${block}.${name}` as const
  const emptyLabel = known ? t`不变` : t`请选择`
  // Held to its check character as soon as its last place is typed.
  const check = ({ target }: { target: HTMLInputElement }) => {
    const upper = target.value.toUpperCase()
    if (upper !== target.value) form.setValue(path, upper, { shouldDirty: true })
    if (upper.length === usccLength) void form.trigger(path)
  }
  if (definition.kind === 'district') return <District form={form} field={field} emptyLabel={emptyLabel} />
  if (definition.kind !== 'choice')
    return (
      <Input
        maxLength={definition.length?.[1]}
        autoComplete={definition.autoComplete}
        {...inputProps[definition.kind]}
        {...form.register(path, definition.kind === 'uscc' ? { onChange: check } : {})}
      />
    )
  const { options = [] } = definition
  const present = form.getValues(path) ?? ''
  const offered = present === '' || options.includes(present) ? options : [...options, present]
  // A district of the city before is none of the new one's.
  const forgetDistrict = () => {
    if (isListedDistrict(form.getValues('company.district') ?? ''))
      form.setValue('company.district', '', { shouldDirty: true })
  }
  return (
    <NativeSelect {...form.register(path, path === 'company.city' ? { onChange: forgetDistrict } : {})}>
      <option value="">{emptyLabel}</option>
      {offered.map((option) => (
        <option key={option} value={option}>
          {memberWord(i18n, option)}
        </option>
      ))}
    </NativeSelect>
  )
}

interface DistrictProps extends Pick<ApplyFieldProps, 'form' | 'field'> {
  emptyLabel: string
}

/** A unit's district, of the city that is chosen or, where the city stays, of the one that is known. */
function District({ form, field: { known, knownCity, definition }, emptyLabel }: DistrictProps) {
  const { t } = useLingui()
  const { control } = form
  const { field } = useController({ control, name: 'company.district' })
  const chosen = useWatch({ control, name: 'company.city' }) || knownCity
  const isOther = known !== undefined && chosen !== knownCity
  return (
    <DistrictInput
      city={chosen ?? ''}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      emptyLabel={isOther ? t`请选择` : emptyLabel}
      maxLength={definition.length?.[1]}
      ref={field.ref}
    />
  )
}
