import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { TextInput } from '../text-input/text-input.tsx'
import { caretAfter, grouped, ungrouped } from './grouping.ts'

type GroupedInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'maxLength'> & {
  /** Without blanks. */
  value: string
  /** Lengths of the groups, as 3, 4, 4 of a phone number. */
  groups: readonly number[]
  onChange: (value: string) => void
}

/** A number that is shown in groups while it is typed: digits and letters, kept without the blanks. */
export function GroupedInput({ value, groups, onChange, ref, ...rest }: GroupedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  // React puts the caret at the end of a value that is not what was typed.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const setRef = (element: HTMLInputElement | null) => {
    input.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
  const change = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    const next = ungrouped(typed, groups)
    const before = ungrouped(typed.slice(0, selectionStart ?? typed.length), groups)
    caret.current = caretAfter(before.length, next, groups)
    onChange(next)
  }
  return <TextInput {...rest} ref={setRef} value={grouped(value, groups)} onChange={change} />
}
