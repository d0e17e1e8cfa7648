import { Stat as ChakraStat } from '@chakra-ui/react/stat'
import type { ReactNode } from 'react'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraStat, 'stat', {
  base: {
    root: { display: 'grid', gap: '0.5', minWidth: '0' },
    label: { color: 'fg.muted', textStyle: 'sm' },
    valueText: { fontWeight: 'semibold', textStyle: '2xl', fontVariantNumeric: 'tabular-nums' },
    valueUnit: { marginInlineStart: '1', color: 'fg.muted', fontWeight: 'normal', textStyle: 'sm' },
    helpText: { color: 'fg.muted', textStyle: 'xs' },
  },
})

type StatProps = { label: ReactNode; value: ReactNode; unit?: ReactNode; help?: ReactNode }

/** One number with its name. */
export const Stat = ({ label, value, unit, help }: StatProps) => (
  <Parts.Root>
    <Parts.Label>{label}</Parts.Label>
    <Parts.ValueText>
      {value}
      {unit && <Parts.ValueUnit>{unit}</Parts.ValueUnit>}
    </Parts.ValueText>
    {help && <Parts.HelpText as="dd">{help}</Parts.HelpText>}
  </Parts.Root>
)
