import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFollowFocus } from '../../../lib/page/follow-focus.ts'
import styles from '../desk-shell.module.css'
import { useLeftBehind } from './kept-claims.ts'
import { TabBar } from './tab-bar.tsx'
import { TabPage } from './tab-page.tsx'
import type { DeskTab } from './tab-rules.ts'
import type { DeskTabs } from './use-desk-tabs.ts'
import { useRefresh } from './use-refresh.ts'
import { useScrollPlaces } from './use-scroll-places.ts'
import { useTabCommands } from './use-tab-commands.tsx'

interface DeskPagesProps {
  desk: DeskTabs
  titleOf: (tab: DeskTab) => string
  /** Whether pages are kept; without tabs there is the one that is looked at, and those with work that is not saved. */
  hasTabs: boolean
}

/** The open pages below their bar; the one of the address is looked at. */
export function DeskPages({ desk, titleOf, hasTabs }: DeskPagesProps) {
  const { activeId } = desk
  const main = useRef<HTMLElement>(null)
  const { refreshing, timesOf, refresh: renewPage } = useRefresh()
  const router = useRouter()
  const refreshNow = (id: string) => {
    renewPage(id)
    // What failed before the page, and is shown in its place, is tried again with it.
    if (desk.pages[id]?.error) void router.invalidate()
  }
  const { close, refresh, question } = useTabCommands(desk, refreshNow)
  useScrollPlaces(activeId, desk.tabs.tabs)
  useFollowFocus(main, activeId)
  useLeftBehind({ ...desk, tabs: desk.tabs.tabs }, hasTabs)
  const pages = Object.entries(desk.pages).filter(([id]) => hasTabs || id === activeId || desk.isDirty(id))
  const actions = { close, refresh, setLocked: desk.setLocked, move: desk.move }
  return (
    <div className={styles.main}>
      {hasTabs && (
        <div className={styles.tabs}>
          <TabBar tabs={desk.tabs.tabs} activeId={activeId} titleOf={titleOf} actions={actions} />
        </div>
      )}
      <main ref={main} id="content" tabIndex={-1} className={styles.pages}>
        {pages.map(([id, page]) => (
          <TabPage
            key={`${id} ${timesOf(id)}`}
            id={id}
            page={page}
            isActive={id === activeId}
            isRefreshing={id === refreshing}
            setTitle={desk.setTitle}
            holdWork={desk.holdWork}
            setClaim={desk.setClaim}
          />
        ))}
      </main>
      {question}
    </div>
  )
}
