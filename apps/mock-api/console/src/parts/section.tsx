import type { ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** The purpose of the section in a sentence. */
  intro: ReactNode
  /** Buttons at the end of the header. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a section of the console: its heading and its content. */
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
