import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { MoreLink, Panel, SkeletonText, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../../../lib/address/stored-link.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { articleHref, navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { Each } from '../../../../lib/states/each.tsx'
import styles from './education-home.module.css'
import { announcementsQueryOptions } from './queries.ts'

/** The latest that the website's column about training announces; nothing where there is no such column. */
export function Announcements() {
  const { t } = useLingui()
  const { data: navigation } = useQuery(navigationQueryOptions)
  const query = useQuery(announcementsQueryOptions)
  if (query.data === null) return null
  return (
    <Panel
      title={t`培训公告`}
      action={
        <MoreLink asChild>
          <Link to="/TopTenEngineer">
            {t`更多`} <VisuallyHidden>{t`培训公告`}</VisuallyHidden>
          </Link>
        </MoreLink>
      }
    >
      {query.data && (
        <ul className={styles.news}>
          <Each items={query.data.items}>
            {({ id, title, publishDate, infoDictsId }) => (
              <li>
                <StoredLink href={articleHref(navigation, { id, infoDictsId })} className={styles.article}>
                  <span lang="zh-CN">{title}</span>
                </StoredLink>
                <time dateTime={publishDate}>{formatDate(publishDate)}</time>
              </li>
            )}
          </Each>
        </ul>
      )}
      {!query.data && query.error && <LoadFailure query={query} title={t`公告没有加载成功`} />}
      {query.isPending && <SkeletonText lines={5} />}
    </Panel>
  )
}
