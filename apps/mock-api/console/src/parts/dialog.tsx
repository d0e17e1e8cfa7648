import { Button } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import styles from './dialog.module.css'

type DialogProps = { title: string; ref: Ref<HTMLDialogElement>; children: ReactNode }

/** The browser's own modal dialog: it keeps the focus, and Esc or a press beside it closes it. */
export function Dialog({ title, ref, children }: DialogProps) {
  const id = useId()
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClick={closeBeside}>
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
