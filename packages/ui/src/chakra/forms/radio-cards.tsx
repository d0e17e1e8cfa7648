import { RadioCard as ChakraRadioCard } from '@chakra-ui/react/radio-card'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { inputOver, label } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'
import { RadioError } from './radio-error.tsx'
import { focused, type RadioProps, radio } from './radio-styles.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraRadioCard, 'radioCard', {
  base: {
    root: { display: 'grid', gap: '2', width: 'full', minWidth: '0' },
    label,
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '3',
      position: 'relative',
      minHeight: 'max(3.5rem, 44px)',
      paddingBlock: '3',
      paddingInline: '4',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      background: 'bg.panel',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'ink.focusRing' },
      '&[data-state=checked]': {
        borderColor: 'ink.focusRing',
        background: 'ink.subtle',
        boxShadow: 'inset 0 0 0 1px var(--chakra-colors-ink-focus-ring)',
      },
      '&[data-focus-visible]': focused,
      _disabled: { borderColor: 'border', background: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    },
    itemControl: radio,
    itemContent: { minWidth: '0' },
    itemText: { display: 'block', fontWeight: 'medium', textStyle: 'md' },
    itemDescription: { color: 'fg.muted', textStyle: 'sm' },
    itemAddon: { color: 'ink.fg', textStyle: 'lg' },
  },
})

interface RadioCardsProps extends RadioProps {
  /** One below the other, where an odd number of them would leave a hole. */
  isStacked?: boolean
}

/** One choice among a few that deserve a word of explanation each. */
export function RadioCards({ legend, items, onChange, error, isStacked, ...rest }: RadioCardsProps) {
  const errorId = useId()
  return (
    <Parts.Root
      {...rest}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      onValueChange={({ value }) => value !== null && onChange?.(value)}
    >
      <Parts.Label>{legend}</Parts.Label>
      <chakra.div
        display="grid"
        gridTemplateColumns={isStacked ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))'}
        gap="3"
      >
        {items.map((item) => (
          <Parts.Item key={item.value} value={item.value} disabled={item.disabled ?? false}>
            <Parts.ItemHiddenInput style={inputOver} />
            <Parts.ItemControl />
            <Parts.ItemContent>
              <Parts.ItemText>{item.label}</Parts.ItemText>
              {item.description && <Parts.ItemDescription>{item.description}</Parts.ItemDescription>}
            </Parts.ItemContent>
            {item.picture && <Parts.ItemAddon>{item.picture}</Parts.ItemAddon>}
          </Parts.Item>
        ))}
      </chakra.div>
      {error && <RadioError id={errorId}>{error}</RadioError>}
    </Parts.Root>
  )
}
