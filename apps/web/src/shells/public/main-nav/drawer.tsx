import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { SearchBox } from '../header/search-box.tsx'
import { VisitLinks } from '../top-bar/visit-links.tsx'
import { DrawerEntries } from './drawer-entries.tsx'
import styles from './nav-drawer.module.css'

interface DrawerProps {
  /** How often it was asked for; it opens each time. */
  asked: number
  foot?: ReactNode
}

/** The modal drawer of narrow pages: the search and every column. */
export default function Drawer({ asked, foot }: DrawerProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const href = useLocation({ select: (location) => location.href })
  const close = () => dialog.current?.close()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever leads elsewhere closes the drawer
  useEffect(close, [href])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens whenever it is asked for
  useEffect(() => {
    dialog.current?.showModal()
    // Otherwise the search field gets the focus, and a phone's keyboard covers half of the menu.
    closer.current?.focus()
  }, [asked])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog by itself; the click is on its backdrop
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
          <DrawerEntries onLeave={close} />
        </nav>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: catches the clicks of what stands in it; a question it asks could not be answered under the drawer */}
        <div className={styles.foot} onClick={close}>
          {foot}
          <VisitLinks className={styles.visit} />
        </div>
      </div>
    </dialog>
  )
}
