import { createListCollection } from '@chakra-ui/react/collection'
import { Combobox as ChakraCombobox } from '@chakra-ui/react/combobox'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import {
  control,
  floating,
  innerButton,
  label as labelStyle,
  option,
  optionMark,
  stack,
} from '../shared-styles.ts'
import { themedParts } from '../themed.ts'
import type { Option } from './select.tsx'

/** The parts, for a list whose options are fetched while one types. */
export const ComboboxParts = /* @__PURE__ */ themedParts(ChakraCombobox, 'combobox', {
  base: {
    root: stack,
    label: labelStyle,
    control: { position: 'relative' },
    input: { ...control, paddingInlineEnd: '10' },
    trigger: { ...innerButton, position: 'absolute', insetBlock: '1', insetInlineEnd: '1.5' },
    content: { ...floating, maxHeight: 'min(20rem, var(--available-height))', overflowY: 'auto' },
    item: option,
    itemText: { flex: '1' },
    itemIndicator: optionMark,
    empty: { padding: '3', color: 'fg.muted', textStyle: 'md' },
  },
})

type ComboboxProps = {
  label: ReactNode
  items: Option[]
  value: string | undefined
  onChange: (value: string) => void
  placeholder?: string
  /** Names the button that shows all options. */
  openLabel: string
  /** Stands in the list when nothing fits what was typed. */
  emptyLabel: ReactNode
  disabled?: boolean
  invalid?: boolean
}

const fits = (label: string, typed: string) =>
  label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())

/** One of a long list, found by typing a part of its name. */
export function Combobox({
  label,
  items,
  value,
  onChange,
  placeholder,
  openLabel,
  emptyLabel,
  ...rest
}: ComboboxProps) {
  const [typed, setTyped] = useState('')
  const collection = useMemo(
    () => createListCollection({ items: items.filter((item) => fits(item.label, typed)) }),
    [items, typed],
  )
  return (
    <ComboboxParts.Root
      {...rest}
      collection={collection}
      value={value ? [value] : []}
      placeholder={placeholder ?? ''}
      openOnClick
      translations={{ triggerLabel: openLabel }}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && onChange(chosen)}
      onInputValueChange={({ inputValue, reason }) => setTyped(reason === 'input-change' ? inputValue : '')}
    >
      <ComboboxParts.Label>{label}</ComboboxParts.Label>
      <ComboboxParts.Control>
        <ComboboxParts.Input />
        <ComboboxParts.Trigger>
          <Icon name="chevronDown" />
        </ComboboxParts.Trigger>
      </ComboboxParts.Control>
      <Portal>
        <ComboboxParts.Positioner>
          <ComboboxParts.Content>
            <ComboboxParts.Empty>{emptyLabel}</ComboboxParts.Empty>
            {collection.items.map((item) => (
              <ComboboxParts.Item key={item.value} item={item}>
                <ComboboxParts.ItemText>{item.label}</ComboboxParts.ItemText>
                <ComboboxParts.ItemIndicator>
                  <Icon name="check" />
                </ComboboxParts.ItemIndicator>
              </ComboboxParts.Item>
            ))}
          </ComboboxParts.Content>
        </ComboboxParts.Positioner>
      </Portal>
    </ComboboxParts.Root>
  )
}
