import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { SearchBox } from '../header/search-box.tsx'
import styles from './nav-drawer.module.css'

// Wide pages have the bar instead: only who opens the drawer needs what is in it.
const DrawerEntries = lazy(() => import('./drawer-entries.tsx'))

interface NavDrawerProps {
  /** Stands below the columns: what the top bar has no room for on a phone. */
  foot?: ReactNode
}

/** The navigation of narrow pages: a button, and a modal drawer with the search and every column. */
export function NavDrawer({ foot }: NavDrawerProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const href = useLocation({ select: (location) => location.href })
  const close = () => dialog.current?.close()
  const open = () => {
    setWanted(true)
    dialog.current?.showModal()
    // Else the search has it, and a phone's keyboard covers half of the menu.
    closer.current?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever leads elsewhere closes the drawer
  useEffect(close, [href])
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t`打开菜单`}
        onClick={open}
      >
        <Icon name="menu" size="1.75rem" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog by itself; the click is on its backdrop */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t`网站菜单`}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <SearchBox className={styles.search} onSearch={close} />
            <button
              ref={closer}
              type="button"
              className={styles.close}
              aria-label={t`关闭菜单`}
              onClick={close}
            >
              <Icon name="close" size="1.5rem" />
            </button>
          </div>
          <nav aria-label={t`主导航`}>
            <Suspense>{isWanted && <DrawerEntries onLeave={close} />}</Suspense>
          </nav>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: catches the clicks of what stands in it; a question it asks could not be answered under the drawer */}
          <div className={styles.foot} onClick={close}>
            {foot}
          </div>
        </div>
      </dialog>
    </>
  )
}
