import { RadioGroup as ChakraRadioGroup } from '@chakra-ui/react/radio-group'
import { useId } from 'react'
import { label, touchTarget } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'
import { RadioError } from './radio-error.tsx'
import { focused, type RadioProps, radio } from './radio-styles.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraRadioGroup, 'radioGroup', {
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '2', columnGap: '6', width: 'full' },
    label: { ...label, flex: '1 0 100%' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      position: 'relative',
      cursor: 'pointer',
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      ...touchTarget,
    },
    itemControl: { ...radio, '&[data-focus-visible]': focused },
    itemText: { textStyle: 'md' },
  },
})

/** One of a few, each a word or two. */
export function RadioGroup({ legend, items, onChange, error, ...rest }: RadioProps) {
  const errorId = useId()
  return (
    <Parts.Root
      {...rest}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      onValueChange={({ value }) => value !== null && onChange?.(value)}
    >
      <Parts.Label>{legend}</Parts.Label>
      {items.map((item) => (
        <Parts.Item key={item.value} value={item.value} disabled={item.disabled ?? false}>
          <Parts.ItemHiddenInput />
          <Parts.ItemControl />
          <Parts.ItemText>{item.label}</Parts.ItemText>
        </Parts.Item>
      ))}
      {error && <RadioError id={errorId}>{error}</RadioError>}
    </Parts.Root>
  )
}
