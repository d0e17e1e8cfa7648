import { useLingui } from '@lingui/react/macro'
import type { Journal } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { assetUrl } from '../../../lib/http.ts'
import { StoredLink } from '../../../lib/stored-link.tsx'
import { Block } from '../parts/block.tsx'
import type { Draft } from '../parts/draft.ts'
import { LoadedRows } from '../parts/loaded-rows.tsx'
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

function Covers({ issues }: { issues: Draft<Journal>[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.covers}>
      {issues.map((issue) => (
        <li key={issue.id} className={styles.issue}>
          <span className={styles.cover}>
            {issue.coverUrl && (
              <img
                src={assetUrl(issue.coverUrl)}
                alt=""
                width={210}
                height={297}
                loading="lazy"
                decoding="async"
              />
            )}
          </span>
          <h3 className={styles.name}>
            {issue.year === undefined ? (
              <Skeleton width="6rem" height="1lh" />
            ) : (
              <StoredLink href={`/CommitteeBookDetail?id=${issue.id}`} className={styles.link}>
                {t`${issue.year} 年第 ${issue.issueNo} 期`}
              </StoredLink>
            )}
          </h3>
          <p className={styles.date}>{issue.publishDate && formatDate(issue.publishDate)}</p>
        </li>
      ))}
    </ul>
  )
}
