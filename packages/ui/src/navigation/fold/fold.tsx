import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { classNames } from '../../class-names.ts'
import styles from './fold.module.css'

interface FoldProps {
  id?: string
  title: ReactNode
  /** Short, beside the title: what is inside, how much of it. */
  note?: ReactNode
  /** How it begins. Where that changes (a window that becomes wide) it follows; else the reader decides. */
  open?: boolean
  /** Heading level within the page; the size stays the same. */
  level?: 2 | 3 | 4
  /** A surface of its own, as a panel; without it a row under a hairline, for a part of another surface. */
  boxed?: boolean
  /** Of a title that is not in the reader's language. */
  lang?: string
  className?: string | undefined
  children: ReactNode
}

/** A titled part of a page that can be folded away. Printed, it is open. */
export function Fold({ title, note, open = false, level = 2, boxed = false, ...rest }: FoldProps) {
  const { id, lang, className, children } = rest
  const Heading = `h${level}` as const
  return (
    <details id={id} className={classNames(styles.fold, boxed && styles.boxed, className)} open={open}>
      <summary className={classNames(styles.summary, boxed && 'measured')}>
        <Heading className={styles.title} lang={lang}>
          {title}
        </Heading>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
