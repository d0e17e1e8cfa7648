import { Field, TextInput } from '@portal/ui'
import type { ReactNode } from 'react'

type NumberFieldProps = {
  label: string
  hint?: string
  /** The unit shown after the number. */
  unit?: ReactNode
  min: number
  max: number
  required?: boolean
  value: string
  onChange: (value: string) => void
}

/** A field for a whole number within limits, which the browser validates. */
export const NumberField = ({ label, hint, unit, onChange, required = true, ...input }: NumberFieldProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <TextInput
        {...control}
        {...input}
        type="number"
        inputMode="numeric"
        step={1}
        required={required}
        end={unit}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
