import { Accordion as ChakraAccordion } from '@chakra-ui/react/accordion'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { touchTarget } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraAccordion, 'accordion', {
  base: {
    root: { width: 'full' },
    item: { borderTop: '1px solid', borderColor: 'border' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'max(3.25rem, 40px)',
      paddingBlock: '2',
      fontWeight: 'semibold',
      textStyle: 'lg',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { color: 'ink.fg' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      ...touchTarget,
    },
    itemIndicator: {
      flex: 'none',
      marginInlineStart: 'auto',
      color: 'fg.subtle',
      transitionProperty: 'rotate',
      transitionDuration: 'fast',
      '&[data-state=open]': { rotate: '180deg' },
    },
    itemContent: {
      overflow: 'hidden',
      _open: { animationName: 'expand-height, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'collapse-height, fade-out', animationDuration: 'fast' },
    },
    itemBody: { paddingTop: '1', paddingBottom: '5', textStyle: 'md' },
  },
})

type AccordionProps = {
  items: { value: string; title: ReactNode; note?: ReactNode; content: ReactNode; disabled?: boolean }[]
  /** Which are open at first. */
  open?: string[]
  /** Heading level of the titles within the page. */
  level?: 2 | 3 | 4
  /** A part is made when it is opened first: for what loads its content then. */
  isLazy?: boolean
}

/** Titled parts that are folded away; several may be open. */
export const Accordion = ({ items, open = [], level = 3, isLazy = false }: AccordionProps) => {
  const Title = `h${level}` as const
  return (
    <Parts.Root multiple collapsible defaultValue={open} lazyMount={isLazy}>
      {items.map((item) => (
        <Parts.Item key={item.value} value={item.value} disabled={item.disabled ?? false}>
          <Title style={{ font: 'inherit' }}>
            <Parts.ItemTrigger>
              {item.title}
              {item.note}
              <Parts.ItemIndicator>
                <Icon name="chevronDown" />
              </Parts.ItemIndicator>
            </Parts.ItemTrigger>
          </Title>
          <Parts.ItemContent>
            <Parts.ItemBody>{item.content}</Parts.ItemBody>
          </Parts.ItemContent>
        </Parts.Item>
      ))}
    </Parts.Root>
  )
}
