import type { ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** What it is for, in a sentence. */
  intro: ReactNode
  /** Stands at the other end of the head. */
  actions?: ReactNode
  children: ReactNode
}

/** One of the console's sections: the page's heading and what is below it. */
export const Section = ({ title, intro, actions, children }: SectionProps) => (
  <>
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </>
)
