import { Switch as ChakraSwitch } from '@chakra-ui/react/switch'
import type { ReactNode, Ref } from 'react'
import { touchTarget } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraSwitch, 'switch', {
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      position: 'relative',
      cursor: 'pointer',
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      ...touchTarget,
    },
    control: {
      flex: 'none',
      width: 'max(2.5rem, 32px)',
      height: 'max(1.375rem, 18px)',
      padding: '2px',
      borderRadius: 'full',
      // 3:1 against every surface: what is off is a control, too.
      background: 'border.emphasized',
      transitionProperty: 'background-color',
      transitionDuration: 'moderate',
      '&[data-state=checked]': { background: 'ink.solid' },
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'ink.focusRing', outlineOffset: '2px' },
      _disabled: { opacity: '0.5' },
    },
    thumb: {
      display: 'block',
      height: 'full',
      aspectRatio: '1',
      borderRadius: 'full',
      background: 'white',
      transitionProperty: 'translate',
      transitionDuration: 'moderate',
      '&[data-state=checked]': { translate: 'calc(max(2.5rem, 32px) - max(1.375rem, 18px)) 0' },
    },
    label: { textStyle: 'md' },
  },
})

type SwitchProps = {
  checked?: boolean
  defaultChecked?: boolean
  onChange?: (isOn: boolean) => void
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
  children: ReactNode
}

/** On or off, taking effect at once; what is sent with a form is a `Checkbox`. */
export const Switch = ({ onChange, ref, children, ...rest }: SwitchProps) => (
  <Parts.Root {...rest} onCheckedChange={({ checked }) => onChange?.(checked)}>
    <Parts.HiddenInput ref={ref} role="switch" />
    <Parts.Control>
      <Parts.Thumb />
    </Parts.Control>
    <Parts.Label>{children}</Parts.Label>
  </Parts.Root>
)
