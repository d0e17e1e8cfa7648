import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'
import { themedParts } from '../themed.ts'
import { selectedTab, tab, tabRow } from './tab-styles.ts'

/** The parts, for tabs whose content the page lays out itself. */
export const TabsParts = /* @__PURE__ */ themedParts(ChakraTabs, 'tabs', {
  base: {
    root: { width: 'full', minWidth: '0' },
    list: { ...tabRow, borderBottom: '1px solid', borderColor: 'border' },
    trigger: { ...tab, '&[data-selected]': selectedTab },
    content: { paddingTop: '5' },
  },
})

export type Tab = { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }

type TabsProps = {
  /** Names the row of tabs. */
  label: string
  items: Tab[]
  value: string
  onChange: (value: string) => void
}

/** Parts of one page of which one is seen; the address keeps which (`value`, `onChange`). */
export const Tabs = ({ label, items, value, onChange }: TabsProps) => (
  <TabsParts.Root value={value} onValueChange={(next) => onChange(next.value)} lazyMount>
    <TabsParts.List aria-label={label}>
      {items.map((tab) => (
        <TabsParts.Trigger key={tab.value} value={tab.value} disabled={tab.disabled ?? false}>
          {tab.label}
        </TabsParts.Trigger>
      ))}
    </TabsParts.List>
    {items.map((tab) => (
      <TabsParts.Content key={tab.value} value={tab.value}>
        {tab.content}
      </TabsParts.Content>
    ))}
  </TabsParts.Root>
)
