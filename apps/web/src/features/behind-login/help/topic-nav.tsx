import { useLingui } from '@lingui/react/macro'
import type { HelpArticle } from '@portal/api-contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Group } from '../../../lib/content/group-by.ts'
import { Each } from '../../../lib/states/each.tsx'
import styles from './help-centre.module.css'

/** The headings with the number of their questions; one narrows the page to it. */
export function TopicNav({ topics, current }: { topics: Group<HelpArticle>[]; current: string | undefined }) {
  const { t } = useLingui()
  const count = topics.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <nav aria-label={t`问题分类`}>
      <ul className={styles.nav}>
        <li>
          <TopicLink topic={undefined} count={count} isCurrent={current === undefined}>
            {t`全部问题`}
          </TopicLink>
        </li>
        <Each items={topics}>
          {({ name, items }) => (
            <li>
              <TopicLink topic={name} count={items.length} isCurrent={current === name}>
                <span lang="zh-CN">{name}</span>
              </TopicLink>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  )
}

interface TopicLinkProps {
  topic: string | undefined
  count: number
  isCurrent: boolean
  children: ReactNode
}

const TopicLink = ({ topic, count, isCurrent, children }: TopicLinkProps) => (
  <Link
    to="."
    search={(search) => ({ ...search, topic, question: undefined })}
    resetScroll={false}
    activeOptions={{ exact: true, includeSearch: true }}
    aria-current={isCurrent ? 'true' : undefined}
    className={styles.topic}
  >
    {children}
    <span className={styles.count}>{count}</span>
  </Link>
)
