import { createListCollection } from '@chakra-ui/react/collection'
import { Portal } from '@chakra-ui/react/portal'
import { Select as ChakraSelect } from '@chakra-ui/react/select'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import {
  control,
  floating,
  groupLabel,
  label as labelStyle,
  option,
  optionMark,
  smallControl,
  stack,
} from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

/** The parts, for a list with groups or another look of its options. */
export const SelectParts = /* @__PURE__ */ themedParts(ChakraSelect, 'select', {
  base: {
    root: stack,
    label: labelStyle,
    control: { position: 'relative' },
    trigger: {
      ...control,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      cursor: 'pointer',
      '&[data-placeholder-shown]': { color: 'fg.subtle' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    valueText: {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    indicator: { flex: 'none', color: 'fg.muted' },
    content: { ...floating, maxHeight: 'min(20rem, var(--available-height))', overflowY: 'auto' },
    item: option,
    itemText: { flex: '1' },
    itemIndicator: optionMark,
    itemGroupLabel: groupLabel,
  },
  variants: { size: { sm: { trigger: smallControl }, md: {} } },
  defaultVariants: { size: 'md' },
})

export type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = {
  label: ReactNode
  /** The label is for screen readers only: a filter whose place says what it is. */
  hideLabel?: boolean
  items: Option[]
  /** Nothing is chosen while it is `undefined` or empty. */
  value: string | undefined
  onChange: (value: string) => void
  placeholder?: string
  size?: 'sm' | 'md'
  name?: string
  disabled?: boolean
  invalid?: boolean
}

/** One of a list. Where the list is short and plain, `NativeSelect` suits a phone better. */
export function Select({
  label,
  hideLabel = false,
  items,
  value,
  onChange,
  placeholder,
  ...rest
}: SelectProps) {
  const collection = useMemo(() => createListCollection({ items }), [items])
  return (
    <SelectParts.Root
      {...rest}
      collection={collection}
      value={value ? [value] : []}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && onChange(chosen)}
      positioning={{ sameWidth: true }}
    >
      <SelectParts.HiddenSelect />
      <SelectParts.Label className={hideLabel ? 'visually-hidden' : undefined}>{label}</SelectParts.Label>
      <SelectParts.Control>
        <SelectParts.Trigger>
          <SelectParts.ValueText placeholder={placeholder} />
          <SelectParts.Indicator>
            <Icon name="chevronDown" />
          </SelectParts.Indicator>
        </SelectParts.Trigger>
      </SelectParts.Control>
      <Portal>
        <SelectParts.Positioner>
          <SelectParts.Content>
            {items.map((item) => (
              <SelectParts.Item key={item.value} item={item}>
                <SelectParts.ItemText>{item.label}</SelectParts.ItemText>
                <SelectParts.ItemIndicator>
                  <Icon name="check" />
                </SelectParts.ItemIndicator>
              </SelectParts.Item>
            ))}
          </SelectParts.Content>
        </SelectParts.Positioner>
      </Portal>
    </SelectParts.Root>
  )
}
