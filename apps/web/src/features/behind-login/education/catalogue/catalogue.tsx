import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { BeyondTheEnd } from '../../../../lib/chakra/list/beyond-the-end.tsx'
import { ListPages } from '../../../../lib/chakra/list/list-pages.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { MemberPage } from '../../../../lib/chakra/page/member-page.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { ListCount } from '../../../../lib/list/list-count.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { useFollowFocus } from '../../../../lib/page/follow-focus.ts'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { CourseGrid, CourseGridSkeleton } from '../course/course-grid.tsx'
import { coursesQueryOptions, type ListedCourse } from '../course/queries.ts'
import { useMissing } from '../course/use-missing.ts'
import styles from './catalogue.module.css'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { type CatalogueSearch, cataloguePageSize, catalogueQuery, courseSorts } from './catalogue-search.ts'
import { CompareButton } from './compare-button.tsx'
import { Views } from './views.tsx'
import { sortNames } from './words.ts'

// Most look at the cards.
const CourseTable = lazyPart(() => import('./course-table.tsx'))
const Comparison = lazyPart(() => import('./comparison.tsx'))

/** The courses of the continuing education: narrowed, sorted, as cards or as a table, or some of them side by side. */
export function Catalogue({ search }: { search: CatalogueSearch }) {
  const { t } = useLingui()
  const title = t`继续教育课程`
  const part = useRef<HTMLDivElement>(null)
  const isComparing = search.view === 'compare'
  useFollowFocus(part, String(isComparing), { scroll: true })
  usePageTitle(title, t`二级、一级造价工程师继续教育的必修与选修课程：主讲人、学时与价格。`)
  return (
    <MemberPage title={title}>
      <div ref={part} tabIndex={-1} className={styles.list}>
        {!isComparing && <CatalogueFilters search={search} />}
        <ContainedPart>
          {isComparing ? (
            <Suspense fallback={<Skeleton height="40rem" />}>
              <Comparison search={search} />
            </Suspense>
          ) : (
            <Courses search={search} />
          )}
        </ContainedPart>
      </div>
    </MemberPage>
  )
}

function Courses({ search }: { search: CatalogueSearch }) {
  const { t } = useLingui()
  const isStudent = useToken() !== null
  const query = useQuery(coursesQueryOptions(catalogueQuery(search, isStudent), isStudent))
  const list = useRef<HTMLDivElement>(null)
  useFollowFocus(list, String(search.page ?? 1), { scroll: true })
  const { data, error, isPlaceholderData } = query
  if (!data) {
    return error ? (
      <LoadError query={query} title={t`课程没有加载成功`} />
    ) : (
      <CourseGridSkeleton count={cataloguePageSize} />
    )
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list} aria-busy={isPlaceholderData}>
      <ListCount total={data.total} />
      {error && <LoadFailure query={query} title={t`没有取得最新内容，以下为上次加载的结果`} />}
      {data.total > 0 && <Bar search={search} total={data.total} />}
      {data.total === 0 && <NoCourses />}
      {data.total > 0 && data.items.length === 0 && <BeyondTheEnd />}
      {data.items.length > 0 && <Found search={search} courses={data.items} />}
      {data.total > 0 && (
        <ListPages page={search.page ?? 1} pageSize={cataloguePageSize} total={data.total} />
      )}
    </div>
  )
}

function Found({ search, courses }: { search: CatalogueSearch; courses: ListedCourse[] }) {
  const wanted = useMissing().map(({ category }) => category)
  if (search.view === 'list') {
    return (
      <Suspense fallback={<Skeleton height="40rem" />}>
        <CourseTable courses={courses} search={search} wanted={wanted} />
      </Suspense>
    )
  }
  return (
    <CourseGrid
      courses={courses}
      level={2}
      wanted={wanted}
      actionOf={(course) => <CompareButton course={course} search={search} />}
    />
  )
}

function Bar({ search, total }: { search: CatalogueSearch; total: number }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<CatalogueSearch>()
  const [usual, ...others] = courseSorts
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <Trans>
          共 <Plural value={total} one="# 门课程" other="# 门课程" />
        </Trans>
      </p>
      <FilterSelect
        label={t`排序`}
        all={i18n._(sortNames[usual])}
        value={search.sort === usual ? undefined : search.sort}
        options={others.map((value) => ({ value, label: i18n._(sortNames[value]) }))}
        onChange={(sort) => narrow({ sort })}
      />
      <Views search={search} />
    </div>
  )
}

function NoCourses() {
  const { t } = useLingui()
  return (
    <NothingFound
      title={t`没有符合条件的课程`}
      link={<Link to="/continueEducate" search={{}}>{t`查看全部课程`}</Link>}
    >
      {t`请放宽类别、年度、价格或学时，或换一个关键词。`}
    </NothingFound>
  )
}
