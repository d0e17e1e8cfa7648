import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './card.module.css'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'li'
  /** Without padding, for a card whose picture reaches the edge. */
  flush?: boolean
  /** Lifts when pointed at: for a card that holds one link. */
  linked?: boolean
}

/** A bordered surface. */
export function Card({ as: Element = 'div', flush = false, linked = false, className, ...rest }: CardProps) {
  const name = classNames(styles.card, !flush && styles.padded, linked && styles.linked, className)
  return <Element {...rest} className={name} />
}

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** Heading level within the page; the size stays the same. */
  level?: 2 | 3 | 4
  /** Stands at the other end of the head: a "more" link, a filter. */
  action?: ReactNode
}

/** A titled region of a page, named by its heading. */
export function Panel({ title, level = 2, action, className, children, ...rest }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.card, styles.padded, className)}>
      <header className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {action}
      </header>
      {children}
    </section>
  )
}
