import type { ReactNode } from 'react'
import { ContainedPart } from '../../lib/chakra/record/contained-part.tsx'
import styles from './home-page.module.css'

interface HomePageProps {
  title: string
  /** What cannot wait, over everything else; nothing on most days. */
  notice?: ReactNode
  /** What to do next. */
  lead: ReactNode
  /** How things stand, side by side. */
  facts: ReactNode
  children: ReactNode
  aside: ReactNode
  /** The ways on. */
  foot: ReactNode
}

/** The first page of a member centre: what to do next above, how things stand, then what happened lately and the ways on. */
export const HomePage = ({ title, notice, lead, facts, children, aside, foot }: HomePageProps) => (
  <div className={styles.page}>
    <h1 className="visually-hidden">{title}</h1>
    {notice && (
      <div className={styles.notice}>
        <ContainedPart>{notice}</ContainedPart>
      </div>
    )}
    <ContainedPart>{lead}</ContainedPart>
    <div className={styles.facts}>{facts}</div>
    <div className={styles.body}>
      <ContainedPart>{children}</ContainedPart>
      <ContainedPart>{aside}</ContainedPart>
    </div>
    {foot}
  </div>
)
