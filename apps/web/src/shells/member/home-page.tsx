import type { ReactNode } from 'react'
import styles from './home-page.module.css'

interface HomePageProps {
  title: string
  /** What cannot wait, over everything else; nothing on most days. */
  notice?: ReactNode
  /** What matters most, beside what explains it. */
  lead: ReactNode
  beside: ReactNode
  children: ReactNode
  aside: ReactNode
}

/** The first page of a member centre: money and membership above, what happened lately and the ways on below. */
export const HomePage = ({ title, notice, lead, beside, children, aside }: HomePageProps) => (
  <div className={styles.page}>
    <h1 className="visually-hidden">{title}</h1>
    {notice && <div className={styles.notice}>{notice}</div>}
    {lead}
    {beside}
    {children}
    {aside}
  </div>
)
