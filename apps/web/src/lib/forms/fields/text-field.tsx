import { useLingui } from '@lingui/react/macro'
import { Field, NativeSelect, TextArea, TextInput } from '@portal/ui'
import type { ComponentProps, ReactNode } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'

interface NamedField<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  required?: boolean
}

function useNamed<Values extends FieldValues, Sent>(named: NamedField<Values, Sent>) {
  const { form, name, label, hint, required } = named
  const { error } = form.getFieldState(name, form.formState)
  return { field: { label, hint, required, error: error?.message }, input: form.register(name) }
}

type OwnProps = 'form' | 'name' | 'required'

/** A line of text of a form. */
export function TextField<Values extends FieldValues, Sent>(
  props: NamedField<Values, Sent> & Omit<ComponentProps<typeof TextInput>, OwnProps>,
) {
  const { form, name, label, hint, required, ...rest } = props
  const { field, input } = useNamed({ form, name, label, hint, required })
  return <Field {...field}>{(control) => <TextInput {...rest} {...control} {...input} />}</Field>
}

/** A day of a form. */
export function DateField<Values extends FieldValues, Sent>(
  props: NamedField<Values, Sent> & { autoComplete?: string },
) {
  const day: string = useWatch({ control: props.form.control, name: props.name })
  return <TextField {...props} type="date" data-empty={!day} />
}

/** A choice out of many of a form; the first is none. */
export function SelectField<Values extends FieldValues, Sent>(
  props: NamedField<Values, Sent> & { none: string; options: { value: string; label: string }[] },
) {
  const { none, options, ...named } = props
  const { field, input } = useNamed(named)
  return (
    <Field {...field}>
      {(control) => (
        <NativeSelect {...control} {...input}>
          <option value="">{none}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

interface AreaFieldProps<Values extends FieldValues, Sent> extends NamedField<Values, Sent> {
  rows: number
  /** Characters that are asked for, and that there is room for. */
  minimum?: number
  maximum: number
}

/** Several lines of text of a form, with how many characters there are and may be. */
export function AreaField<Values extends FieldValues, Sent>(props: AreaFieldProps<Values, Sent>) {
  const { rows, minimum = 0, maximum, hint, ...named } = props
  const { t } = useLingui()
  const text: string = useWatch({ control: named.form.control, name: named.name })
  const length = text.trim().length
  const missing = minimum - length
  const count = length > 0 && missing > 0 ? t`还差 ${missing} 字` : t`${length} / ${maximum} 字`
  const { field, input } = useNamed(named)
  return (
    <Field
      {...field}
      hint={
        <>
          {hint} <data value={length}>{count}</data>
        </>
      }
    >
      {(control) => <TextArea {...control} {...input} rows={rows} />}
    </Field>
  )
}
