import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './state-panel.module.css'

type StateProps = {
  /** A picture from `@portal/ui/artwork`. */
  art?: ReactNode
  title: ReactNode
  /** What would be here, or what happened, in the reader's words. */
  children?: ReactNode
  /** The next step: a link or button, or several. */
  action?: ReactNode
  /** Makes the title a heading: 1 where the state is the whole page. */
  level?: 1 | 2 | 3
}

function StatePanel({ art, title, children, action, level, role }: StateProps & { role?: 'alert' }) {
  const panel = useRef<HTMLDivElement>(null)
  // Its action takes the state away, and the focus with it: that stays in what holds the state.
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }
  }, [])
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div ref={panel} className={styles.panel} role={role}>
      {art && <div className={styles.art}>{art}</div>}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Stands where a list has nothing to show yet. */
export const EmptyState = (props: StateProps) => <StatePanel {...props} />

/** Stands where something could not be loaded; announced as soon as it appears. */
export const ErrorState = (props: StateProps) => <StatePanel {...props} role="alert" />
