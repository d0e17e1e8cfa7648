import { useLingui } from '@lingui/react/macro'
import type { NewsArticle } from '@portal/api-contract'
import { Link } from '@tanstack/react-router'
import { BackToList } from './back-to-list.tsx'
import styles from './neighbours.module.css'

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
      <BackToList path={path} search={search} />
    </nav>
  )
}
