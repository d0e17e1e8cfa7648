import { useLingui } from '@lingui/react/macro'
import type { Journal } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Picture } from '../../../lib/content/picture.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { journalsQueryOptions } from '../queries.ts'
import styles from './journals.module.css'

/** The latest issues of the association's journal, by their covers. */
export function Journals() {
  const { t } = useLingui()
  return (
    <Block title={t`协会会刊`} more="/CommitteeBook">
      <LoadedRows
        query={useQuery(journalsQueryOptions)}
        name={t`协会会刊`}
        empty={t`还没有出版的会刊。`}
        count={4}
      >
        {(issues) => <Covers issues={issues} />}
      </LoadedRows>
    </Block>
  )
}

function Covers({ issues }: { issues: Placeholder<Journal>[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.covers}>
      <Each items={issues}>
        {(issue) => (
          <li className={styles.issue}>
            <span className={styles.cover}>
              <Picture
                path={issue.coverUrl}
                width={210}
                height={297}
                loading="lazy"
                decoding="async"
                fallback={null}
              />
            </span>
            <h3 className={styles.name}>
              {isToCome(issue) ? (
                <Skeleton width="6rem" height="1lh" />
              ) : (
                <StoredLink href={`/CommitteeBookDetail?id=${issue.id}`} className={styles.link}>
                  {issue.year && issue.issueNo
                    ? t`${issue.year} 年第 ${issue.issueNo} 期`
                    : (issue.bookName ?? '—')}
                </StoredLink>
              )}
            </h3>
            <p className={styles.date}>{issue.publishDate && formatDate(issue.publishDate)}</p>
          </li>
        )}
      </Each>
    </ul>
  )
}
