import { NumberInput as ChakraNumberInput } from '@chakra-ui/react/number-input'
import type { ComponentProps } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { control, innerButton } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const step = { ...innerButton, flex: '1', minHeight: '0', borderRadius: '0' }

const Parts = /* @__PURE__ */ themedParts(ChakraNumberInput, 'numberInput', {
  base: {
    root: { position: 'relative', width: 'full' },
    input: { ...control, paddingInlineEnd: '10' },
    control: {
      position: 'absolute',
      insetBlock: '1px',
      insetInlineEnd: '1px',
      display: 'flex',
      flexDirection: 'column',
      width: 'max(2rem, 28px)',
      overflow: 'hidden',
      borderInlineStart: '1px solid',
      borderColor: 'border',
      borderEndRadius: 'l1',
    },
    incrementTrigger: step,
    decrementTrigger: { ...step, borderTop: '1px solid', borderColor: 'border' },
  },
})

type NumberInputProps = Pick<
  ComponentProps<typeof ChakraNumberInput.Root>,
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'step'
  | 'disabled'
  | 'readOnly'
  | 'name'
  | 'formatOptions'
  | 'locale'
> & {
  /** The text as it stands, and the number it says (`NaN` while it says none). */
  onChange?: (text: string, value: number) => void
  onBlur?: () => void
  /** Names of the two small buttons. */
  labels: { increase: string; decrease: string }
}

/** A number that is typed, or stepped with the arrow keys. */
export const NumberInput = ({ onChange, onBlur, labels, ...rest }: NumberInputProps) => (
  <Parts.Root
    {...rest}
    translations={{ incrementLabel: labels.increase, decrementLabel: labels.decrease }}
    onValueChange={({ value, valueAsNumber }) => onChange?.(value, valueAsNumber)}
  >
    <Parts.Input onBlur={onBlur} />
    <Parts.Control>
      <Parts.IncrementTrigger>
        <Icon name="plus" size="0.75em" />
      </Parts.IncrementTrigger>
      <Parts.DecrementTrigger>
        <Icon name="minus" size="0.75em" />
      </Parts.DecrementTrigger>
    </Parts.Control>
  </Parts.Root>
)
