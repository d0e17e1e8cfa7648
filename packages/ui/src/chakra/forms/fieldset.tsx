import { Fieldset as ChakraFieldset } from '@chakra-ui/react/fieldset'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { hint, label } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraFieldset, 'fieldset', {
  base: {
    root: { width: 'full', minWidth: '0' },
    legend: { ...label, marginBottom: '2' },
    content: { display: 'grid', gap: '4' },
    helperText: { ...hint, marginTop: '1.5' },
    errorText: { display: 'flex', gap: '0.375em', marginTop: '1.5', color: 'cinnabar.fg', textStyle: 'sm' },
  },
})

type FieldsetProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** Fields that belong together, under one legend. */
export const Fieldset = ({ legend, hint: help, error, disabled = false, children }: FieldsetProps) => (
  <Parts.Root invalid={Boolean(error)} disabled={disabled}>
    <Parts.Legend>{legend}</Parts.Legend>
    <Parts.Content>{children}</Parts.Content>
    {help && <Parts.HelperText>{help}</Parts.HelperText>}
    {error && (
      <Parts.ErrorText>
        <Icon name="warning" />
        <span>{error}</span>
      </Parts.ErrorText>
    )}
  </Parts.Root>
)
