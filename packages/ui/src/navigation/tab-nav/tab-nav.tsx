import type { ReactNode } from 'react'
import type { RenderedLinkProps } from '../../render-link.ts'
import styles from './tab-nav.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

type TabNavProps<Tab> = {
  /** Names the landmark. */
  label: string
  tabs: Tab[]
  currentId: string | undefined
  renderLink: (tab: Tab, props: RenderedLinkProps) => ReactNode
}

/** Tabs that are links: each has its address. On a phone the row scrolls, and starts where the current tab is seen. */
export function TabNav<Tab extends { id: string; label: ReactNode }>(props: TabNavProps<Tab>) {
  const { label, tabs, currentId, renderLink } = props
  const nav = useCurrentInView<HTMLElement>('li', currentId)
  return (
    <nav ref={nav} className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            {renderLink(tab, {
              className: styles.tab,
              'aria-current': tab.id === currentId ? 'page' : undefined,
              children: tab.label,
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
