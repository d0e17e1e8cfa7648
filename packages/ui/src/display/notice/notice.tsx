import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../artwork/icons.tsx'
import { classNames } from '../../class-names.ts'
import styles from './notice.module.css'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
}

type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  action?: ReactNode
  /** Read out when it appears: `status` when the reader pauses, `alert` at once. Leave out for what stands there from the start. */
  live?: 'status' | 'alert'
  children?: ReactNode
}

/** A message in the flow of the page, where it concerns the reader. */
export const Notice = ({ tone = 'info', title, action, live, children }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[tone])} role={live}>
    <Icon name={icons[tone]} className={styles.icon} />
    <div>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
