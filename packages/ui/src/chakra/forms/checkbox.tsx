import { Checkbox as ChakraCheckbox } from '@chakra-ui/react/checkbox'
import type { ReactNode, Ref } from 'react'
import { inputOver, touchTarget } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraCheckbox, 'checkbox', {
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2.5',
      position: 'relative',
      cursor: 'pointer',
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      '@media (pointer: coarse)': { ...touchTarget['@media (pointer: coarse)'], alignItems: 'center' },
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 'max(1.25rem, 16px)',
      height: 'max(1.25rem, 16px)',
      marginTop: '0.125em',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'l1',
      background: 'bg.panel',
      color: 'ink.contrast',
      '&:is([data-state=checked], [data-state=indeterminate])': {
        borderColor: 'ink.solid',
        background: 'ink.solid',
      },
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'ink.focusRing', outlineOffset: '2px' },
      '&[data-invalid]': { borderColor: 'cinnabar.focusRing' },
      _disabled: { opacity: '0.5' },
    },
    indicator: { width: '0.875em', height: '0.875em' },
    label: { textStyle: 'md' },
  },
})

type CheckboxProps = {
  checked?: boolean
  defaultChecked?: boolean
  /** Neither all nor none of what it stands for. */
  indeterminate?: boolean
  onChange?: (isChecked: boolean) => void
  disabled?: boolean
  invalid?: boolean
  name?: string
  value?: string
  /** Its name where its words stand elsewhere: the rows of a table. */
  label?: string
  ref?: Ref<HTMLInputElement>
  children?: ReactNode
}

/** A checkbox with its words. */
export function Checkbox({
  checked,
  indeterminate = false,
  onChange,
  label,
  ref,
  children,
  ...rest
}: CheckboxProps) {
  const state = indeterminate ? ('indeterminate' as const) : checked
  return (
    <Parts.Root
      {...rest}
      {...(state === undefined ? {} : { checked: state })}
      onCheckedChange={({ checked: next }) => onChange?.(next === true)}
    >
      <Parts.HiddenInput ref={ref} aria-label={label} style={inputOver} />
      <Parts.Control>
        <Parts.Indicator />
      </Parts.Control>
      {children && <Parts.Label>{children}</Parts.Label>}
    </Parts.Root>
  )
}
