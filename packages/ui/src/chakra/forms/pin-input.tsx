import { PinInput as ChakraPinInput } from '@chakra-ui/react/pin-input'
import type { ReactNode } from 'react'
import { control, label as labelStyle, stack } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraPinInput, 'pinInput', {
  base: {
    root: stack,
    label: labelStyle,
    control: { display: 'flex', gap: '2' },
    input: {
      ...control,
      width: 'max(2.75rem, 40px)',
      paddingInline: '0',
      textAlign: 'center',
      textStyle: 'lg',
    },
  },
})

type PinInputProps = {
  label: ReactNode
  /** Reads the place of a digit out, as "digit 2 of 6". */
  digitLabel: (index: number, length: number) => string
  length?: number
  value?: string
  onChange?: (value: string) => void
  /** All digits are there. */
  onComplete?: (value: string) => void
  invalid?: boolean
  disabled?: boolean
}

/** A short code, one box a digit; a pasted or sent code fills them all. */
export const PinInput = ({
  label,
  digitLabel,
  length = 6,
  value,
  onChange,
  onComplete,
  ...rest
}: PinInputProps) => (
  <Parts.Root
    otp
    type="numeric"
    {...rest}
    {...(value === undefined ? {} : { value: [...value.padEnd(length)].map((digit) => digit.trim()) })}
    translations={{ inputLabel: digitLabel }}
    onValueChange={({ value: digits }) => onChange?.(digits.join(''))}
    onValueComplete={({ valueAsString }) => onComplete?.(valueAsString)}
  >
    <Parts.HiddenInput />
    <Parts.Label>{label}</Parts.Label>
    <Parts.Control>
      {Array.from({ length }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <Parts.Input key={index} index={index} />
      ))}
    </Parts.Control>
  </Parts.Root>
)
