import { useLingui } from '@lingui/react/macro'
import { EmptyState, TabNav } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { Contained } from '../../lib/states/contained.tsx'
import { Each } from '../../lib/states/each.tsx'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'
import { LoadError } from '../../lib/states/load-error.tsx'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import { byYear } from './by-year.ts'
import { LatestIssue, LatestSkeleton } from './latest-issue.tsx'
import { issuesQueryOptions } from './queries.ts'
import { YearShelf, YearSkeleton } from './year-shelf.tsx'

/** The association's journal: the latest issue, and below it every issue on the shelf of its year. */
export function JournalPage({ year }: { year: number | undefined }) {
  const { t } = useLingui()
  return (
    <Page
      trail={<EntryTrail path="/CommitteeBook" name={t`协会期刊`} />}
      title={t`协会期刊`}
      lead={t`协会会刊《江川工程造价》，季刊，在线阅读和下载。`}
    >
      <Issues year={year} />
    </Page>
  )
}

function Issues({ year }: { year: number | undefined }) {
  const { t } = useLingui()
  const query = useQuery(issuesQueryOptions)
  if (!query.data) {
    return query.error ? <LoadError title={t`期刊没有加载成功`} query={query} /> : <Loading />
  }
  const [latest] = query.data
  if (!latest) return <EmptyState art={<EmptyPicture />} title={t`还没有出版过一期`} />
  const years = byYear(query.data)
  const shown = years.filter((shelf) => year === undefined || shelf.year === year)
  return (
    <>
      {query.error && <LoadFailure title={t`没有取得最新内容，以下为上次加载的结果`} query={query} />}
      {year === undefined && (
        <Contained of={latest}>
          <LatestIssue issue={latest} />
        </Contained>
      )}
      <Years years={years.map((shelf) => shelf.year)} current={year} />
      <Each items={shown}>{(shelf) => <YearShelf {...shelf} />}</Each>
      {shown.length === 0 && <EmptyState art={<EmptyPicture />} title={t`这一年没有出版期刊`} />}
    </>
  )
}

function Years({ years, current }: { years: number[]; current: number | undefined }) {
  const { t } = useLingui()
  const tabs = [
    { id: 'all', year: undefined, label: t`全部年份` },
    ...years.map((year) => ({ id: String(year), year, label: String(year) })),
  ]
  return (
    <TabNav
      label={t`按年份浏览`}
      tabs={tabs}
      currentId={current === undefined ? 'all' : String(current)}
      renderLink={(tab, props) => (
        <Link
          {...props}
          to="/CommitteeBook"
          search={{ year: tab.year }}
          resetScroll={false}
          activeOptions={{ exact: true, explicitUndefined: true }}
        />
      )}
    />
  )
}

const Loading = () => (
  <>
    <LatestSkeleton />
    <Years years={[]} current={undefined} />
    <YearSkeleton />
    <YearSkeleton />
    <YearSkeleton />
  </>
)
