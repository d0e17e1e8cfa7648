import { Button, classNames } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  ref: Ref<HTMLDialogElement>
  /** For what is written in it, such as a body. */
  isWide?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside; Esc or a click outside closes it. */
export function Dialog({ title, ref, isWide = false, children }: DialogProps) {
  const id = useId()
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={ref}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      onClick={closeBeside}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <form method="dialog">
            <Button type="submit" variant="ghost" size="sm" aria-label="Close" className={styles.close}>
              <Icon name="close" />
            </Button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  )
}
