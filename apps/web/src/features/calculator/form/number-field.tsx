import { type ControlProps, Field, TextInput } from '@portal/ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Flaw } from '../read-number.ts'
import { useTypedText } from '../use-typed-text.ts'
import { useFlawText } from './use-flaw-text.ts'

interface NumberFieldProps {
  label: ReactNode
  hint?: ReactNode
  unit?: ReactNode
  /** As it stands in the address. */
  value: string | undefined
  flaw: Flaw | undefined
  required?: boolean
  inputMode?: ComponentProps<'input'>['inputMode']
  onCommit: (text: string | undefined) => void
  /** Sets the control between others. */
  frame?: (input: ReactNode) => ReactNode
}

/** A number that takes effect while it is typed. */
export function NumberField({ value = '', flaw, unit, onCommit, frame, ...field }: NumberFieldProps) {
  const [text, setText] = useTypedText(value, (typed) => onCommit(typed || undefined))
  const { inputMode = 'decimal', label, hint, required } = field
  const input = (control: ControlProps) => (
    <TextInput
      {...control}
      value={text}
      end={unit}
      inputMode={inputMode}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={30}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
  return (
    <Field label={label} hint={hint} error={useFlawText(flaw)} required={required}>
      {(control) => (frame ? frame(input(control)) : input(control))}
    </Field>
  )
}
