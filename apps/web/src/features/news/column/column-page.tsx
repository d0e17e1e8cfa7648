import type { Dictionary } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef } from 'react'
import type { ColumnView, EntryFace } from '../../../lib/content/columns/column-view.ts'
import { useFollowFocus } from '../../../lib/page/follow-focus.ts'
import { findColumn, navigationQueryOptions, newsChildren } from '../../../lib/page/navigation.ts'
import { Page } from '../../../lib/page/page.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { ColumnContent } from './column-content.tsx'
import styles from './column-page.module.css'
import type { ColumnSearch } from './column-search.ts'
import { ColumnMissing, ColumnSkeleton } from './column-states.tsx'
import { ColumnTrail } from './column-trail.tsx'
import type { ListLayout } from './list-layout.ts'
import { SideMenu } from './side-menu.tsx'
import { useCurrentChild } from './use-current-child.ts'

interface ColumnPageProps {
  /** The path the column is stored with; the column is found by it. */
  path: string
  search: ColumnSearch
  /** Opens the first entry in place of everything: for columns whose entries are single pages. */
  opensFirst?: boolean
  /** What the column's own page is called where that is more than a list of all its news. */
  home?: string
  /** `party` colours the column in cinnabar. */
  tone?: 'party'
  layout?: ListLayout
  /** Pages of the column beside its news; they may come later. */
  views?: ColumnView[]
  /** Stands above the news where the column itself is open. */
  front?: ReactNode
  /** What entries show above their articles, by stored name. */
  faces?: Record<string, EntryFace>
}

/** A column of news: its entries beside the list, the price information or the article that the address asks for. */
export function ColumnPage(props: ColumnPageProps) {
  const { path, search, opensFirst } = props
  const query = useQuery(navigationQueryOptions)
  if (query.isPending) return <ColumnSkeleton />
  const column = findColumn(query.data, path)
  if (!column) return <ColumnMissing query={query} />
  const isElsewhere = search.article || search.view
  const first = opensFirst && !isElsewhere ? newsChildren(column)[0]?.id : undefined
  return <Column {...props} column={column} search={{ ...search, child: search.child ?? first }} />
}

const noViews: ColumnView[] = []

function Column(props: ColumnPageProps & { column: Dictionary }) {
  const { column, search, opensFirst, home, tone, layout = 'rows', views = noViews, front, faces } = props
  const content = useRef<HTMLDivElement>(null)
  const view = views.find(({ id }) => id === search.view)
  const child = useCurrentChild(column, search)
  const shown = [search.view, search.child, search.page, search.article, search.issue].join('/')
  useFollowFocus(content, shown, { scroll: true })
  return (
    <Page trail={<ColumnTrail column={column} child={child} view={view} search={search} />} tone={tone}>
      <div className={styles.columns}>
        <SideMenu
          column={column}
          views={views}
          current={view ?? child}
          hasAll={!opensFirst}
          home={home}
          isHome={!view && !child && !search.article}
        />
        <div ref={content} tabIndex={-1} className={styles.content}>
          {view ? (
            <Suspense fallback={<ArticleSkeleton />}>{view.content}</Suspense>
          ) : (
            <ColumnContent
              column={column}
              child={child}
              search={search}
              layout={layout}
              front={front}
              face={child && faces?.[child.detailName]}
            />
          )}
        </div>
      </div>
    </Page>
  )
}
