import { useLingui } from '@lingui/react/macro'
import type { NewsArticle } from '@portal/api-contract'
import { buttonClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import styles from './neighbours.module.css'

// The list's address is part of this page's: only without the rest of it is the link the page's own.
const exactly = { exact: true, explicitUndefined: true }

interface NeighboursProps {
  article: Pick<NewsArticle, 'previous' | 'next'>
  path: string
  search: object
}

/** The articles before and after this one, and the way back to the list. */
export function Neighbours({ article, path, search }: NeighboursProps) {
  const { t } = useLingui()
  const steps = [
    { label: t`上一篇`, to: article.previous },
    { label: t`下一篇`, to: article.next },
  ]
  return (
    <nav className={styles.nav} aria-label={t`相邻文章`}>
      <ul className={styles.list}>
        {steps.map(({ label, to }) => (
          <li key={label} className={styles.step}>
            <span className={styles.label}>{label}</span>
            {to ? (
              <Link
                to={path}
                search={{ ...search, article: to.id }}
                resetScroll={false}
                lang="zh-CN"
                className={styles.link}
              >
                {to.title}
              </Link>
            ) : (
              <span className={styles.none}>{t`没有了`}</span>
            )}
          </li>
        ))}
      </ul>
      <Link
        to={path}
        search={{ ...search, article: undefined }}
        activeOptions={exactly}
        resetScroll={false}
        className={buttonClass({ variant: 'outline' })}
      >
        {t`返回列表`}
      </Link>
    </nav>
  )
}
