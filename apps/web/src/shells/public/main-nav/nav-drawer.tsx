import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './nav-drawer.module.css'

// Wide pages have the bar instead: only who opens the drawer needs it.
const Drawer = lazy(() => import('./drawer.tsx'))

interface NavDrawerProps {
  /** Stands below the columns: what the top bar has no room for on a phone. */
  foot?: ReactNode
}

/** The navigation of narrow pages: a button that opens the drawer. */
export function NavDrawer({ foot }: NavDrawerProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(0)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t`打开菜单`}
        onClick={() => setAsked((times) => times + 1)}
      >
        <Icon name="menu" size="1.75rem" />
      </button>
      <Suspense>{asked > 0 && <Drawer asked={asked} foot={foot} />}</Suspense>
    </>
  )
}
