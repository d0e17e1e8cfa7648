import { Field as ChakraField, useFieldContext } from '@chakra-ui/react/field'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { hint, label, stack } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

/** The parts, for a field that is built another way. */
export const FieldParts = /* @__PURE__ */ themedParts(ChakraField, 'field', {
  base: {
    root: stack,
    label,
    requiredIndicator: { marginInlineStart: '0.25em', color: 'cinnabar.fg' },
    helperText: { ...hint, display: 'grid', gap: '1' },
  },
})

/** Within the hint, so that the control is described by both: Ark ties its own error text by `aria-errormessage`, which few read out. */
const ErrorText = chakra('p', {
  base: {
    display: 'flex',
    gap: '0.375em',
    color: 'cinnabar.fg',
    _icon: { flex: 'none', marginTop: '0.125em' },
  },
})

/** The ids of what describes a button that stands in a field: the field's name, hint and error, which no input there takes up. */
export function useFieldDescription(): string {
  const { ids, ariaDescribedby } = useFieldContext()
  return [ids.label, ariaDescribedby].filter(Boolean).join(' ')
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Says how to mend it; absent or empty while all is well. */
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** One control of this house: it finds its label, hint and error by itself. */
  children: ReactNode
}

/** A labelled control with its hint and error beside it. The form says `noValidate`: its own words stand here. */
export const Field = ({
  label: name,
  hint: help,
  error,
  required = false,
  disabled = false,
  children,
}: FieldProps) => (
  <FieldParts.Root invalid={Boolean(error)} required={required} disabled={disabled}>
    <FieldParts.Label>
      {name}
      {required && <FieldParts.RequiredIndicator />}
    </FieldParts.Label>
    {children}
    {(help || error) && (
      <FieldParts.HelperText as="div">
        {help && <div>{help}</div>}
        {error && (
          <ErrorText aria-live="polite">
            <Icon name="warning" />
            <span>{error}</span>
          </ErrorText>
        )}
      </FieldParts.HelperText>
    )}
  </FieldParts.Root>
)
