import { NativeSelect as ChakraNativeSelect } from '@chakra-ui/react/native-select'
import type { ComponentProps } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { control, smallControl } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraNativeSelect, 'nativeSelect', {
  base: {
    root: { position: 'relative', width: 'full', minWidth: '0' },
    field: {
      ...control,
      paddingInlineEnd: '9',
      appearance: 'none',
      // WebKit counts what a long option lacks room for as width of the page.
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '& option': { background: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3',
      display: 'grid',
      placeItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
  variants: { size: { sm: { field: { ...smallControl, paddingInlineEnd: '8' } }, md: {} } },
  defaultVariants: { size: 'md' },
})

type NativeSelectProps = Omit<ComponentProps<typeof ChakraNativeSelect.Field>, 'size' | 'placeholder'> & {
  size?: 'sm' | 'md'
  disabled?: boolean
}

/** The browser's own list of options, which suits every phone and keyboard; `ref` is the select's. */
export const NativeSelect = ({ size = 'md', ...rest }: NativeSelectProps) => (
  <Parts.Root size={size}>
    <Parts.Field {...rest} />
    <Parts.Indicator>
      <Icon name="chevronDown" />
    </Parts.Indicator>
  </Parts.Root>
)
