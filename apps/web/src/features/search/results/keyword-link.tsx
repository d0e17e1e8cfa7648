import { classNames } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './keyword-link.module.css'

interface KeywordLinkProps {
  keyword: string
  /** Shown beside the word. */
  children?: ReactNode
  className?: string
}

const hasChinese = /\p{Script=Han}/u

/** Begins a search for a word, in everything. */
export const KeywordLink = ({ keyword, children, className }: KeywordLinkProps) => (
  <Link to="/Search" search={{ keyword }} resetScroll={false} className={classNames(styles.link, className)}>
    <span lang={hasChinese.test(keyword) ? 'zh-CN' : undefined}>{keyword}</span>
    {children}
  </Link>
)
