import { Icon, type IconName } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import styles from './bottom-tabs.module.css'

/** The shell whose tabs are a bar at the bottom on a phone: leaves room for the bar below its page. */
export const BottomTabsRoom = ({ children }: { children: ReactNode }) => (
  <div className={styles.shell}>{children}</div>
)

/** Stands directly around the tabs that become the bar. */
export const bottomTabs = styles.tabs

/** A tab's words, with the picture that stands over them in the bar alone. */
export const BottomTabLabel = ({ icon, label }: { icon: IconName; label: ReactNode }) => (
  <>
    <span className={styles.icon} aria-hidden="true">
      <Icon name={icon} size="1.375rem" />
    </span>
    {label}
  </>
)
