import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EntryTrail } from '../../../lib/page/entry-trail.tsx'
import { Page } from '../../../lib/page/page.tsx'
import { PageHeading } from '../../../lib/page/page-heading.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import type { ReaderSearch } from '../journal-search.ts'
import { issueQueryOptions } from '../queries.ts'
import { OtherIssues } from './other-issues.tsx'
import { Reader } from './reader.tsx'
import { ReaderSkeleton } from './reader-skeleton.tsx'

/** The open page lives in the address; leafing does not fill the browser's history. */
function useTurnTo(id: number | undefined): (page: number) => void {
  const navigate = useNavigate()
  return (page) =>
    void navigate({
      to: '/CommitteeBookDetail',
      search: { id, page: page > 1 ? page : undefined },
      replace: true,
      resetScroll: false,
    })
}

/** One issue of the journal to leaf through, and the others of its year. */
export function ReaderPage({ search }: { search: ReaderSearch }) {
  const { t } = useLingui()
  const query = useQuery(issueQueryOptions(search.id))
  const turnTo = useTurnTo(search.id)
  const issue = query.data
  const { year, issueNo, pageCount } = issue ?? {}
  const publishDate = issue && formatDate(issue.publishDate)
  const title = issue && t`${year} 年第 ${issueNo} 期`
  const name = issue && `《${issue.bookName}》`
  return (
    <Page trail={<EntryTrail path="/CommitteeBook" name={t`协会期刊`} below={title} />}>
      {issue ? (
        <>
          <PageHeading
            title={`${name}${title}`}
            description={t`在线阅读或下载${name}${title}，共 ${pageCount} 页，${publishDate} 出版。`}
          >
            <span lang="zh-CN">《{issue.bookName}》</span> {title}
          </PageHeading>
          <Reader key={issue.id} issue={issue} page={search.page ?? 1} onTurnTo={turnTo} />
          <OtherIssues issue={issue} />
        </>
      ) : (
        <Missing query={query} />
      )}
    </Page>
  )
}

function Missing({ query }: { query: Parameters<typeof LoadError>[0]['query'] }) {
  const { t } = useLingui()
  if (query.error) return <LoadError title={t`这一期没有打开`} query={query} />
  return <ReaderSkeleton />
}
