import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SearchBox } from '../header/search-box.tsx'
import { DrawerEntries } from './drawer-entries.tsx'
import styles from './nav-drawer.module.css'

/** The navigation of narrow pages: a button, and a modal drawer with the search and every column. */
export function NavDrawer() {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const href = useLocation({ select: (location) => location.href })
  const close = () => dialog.current?.close()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever leads elsewhere closes the drawer
  useEffect(close, [href])
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t`打开菜单`}
        onClick={() => dialog.current?.showModal()}
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
            <button type="button" className={styles.close} aria-label={t`关闭菜单`} onClick={close}>
              <Icon name="close" size="1.5rem" />
            </button>
          </div>
          <nav aria-label={t`主导航`}>
            <DrawerEntries onLeave={close} />
          </nav>
        </div>
      </dialog>
    </>
  )
}
