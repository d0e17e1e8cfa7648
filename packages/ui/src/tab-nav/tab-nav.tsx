import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { RenderedLinkProps } from '../render-link.ts'
import styles from './tab-nav.module.css'

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
  const nav = useCurrentInView(currentId)
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

/** Sets the row's own scroll position: `scrollIntoView` would move the page as well. */
function useCurrentInView(currentId: string | undefined) {
  const nav = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element marked as current changes with the id
  useLayoutEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]')?.parentElement
    if (!nav.current || !tab) return
    // A row that begins at its first tab stands right already; measuring it would lay out the whole page before its time.
    if (!tab.previousElementSibling && !hasMoved.current) return
    hasMoved.current = true
    nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2
  }, [currentId])
  return nav
}
