import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'
import { useCurrentInView } from '../../navigation/tab-nav/use-current-in-view.ts'
import { selectedTab, tabRow, tab as tabStyle } from './tab-styles.ts'

const Row = chakra('ul', { base: { ...tabRow, position: 'relative', listStyle: 'none' } })

const TabLink = chakra('a', { base: { ...tabStyle, '&[aria-current=page]': selectedTab } })

type TabNavProps<Tab> = {
  /** Names the landmark. */
  label: string
  tabs: Tab[]
  currentId: string | undefined
  /** A router's link to the tab's page, without its words. */
  link: (tab: Tab) => ReactElement<{ children?: ReactNode }>
}

/** Tabs that are links: each has its address. On a phone the row scrolls, and starts where the current tab is seen. */
export function TabNav<Tab extends { id: string; label: ReactNode }>(props: TabNavProps<Tab>) {
  const { label, tabs, currentId, link } = props
  const row = useCurrentInView<HTMLUListElement>('li', currentId)
  return (
    <nav aria-label={label}>
      <Row ref={row}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <TabLink asChild aria-current={tab.id === currentId ? 'page' : undefined}>
              {cloneElement(link(tab), {}, tab.label)}
            </TabLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}
