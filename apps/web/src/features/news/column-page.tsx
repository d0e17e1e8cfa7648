import type { Dictionary } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFollowFocus } from '../../lib/follow-focus.ts'
import { findColumn, navigationQueryOptions, newsChildren } from '../../lib/navigation.ts'
import { ColumnContent } from './column-content.tsx'
import styles from './column-page.module.css'
import type { ColumnSearch } from './column-search.ts'
import { ColumnMissing, ColumnSkeleton } from './column-states.tsx'
import { ColumnTrail } from './column-trail.tsx'
import { SideMenu } from './side-menu.tsx'
import { useCurrentChild } from './use-current-child.ts'

export interface ColumnPageProps {
  /** The path the column is stored with; the column is found by it. */
  path: string
  search: ColumnSearch
  /** Opens the first entry in place of everything: for columns whose entries are single pages. */
  opensFirst?: boolean
  /** What the column's own page is called where that is more than a list of all its news. */
  home?: string
  /** `party` colours the column in cinnabar. */
  tone?: 'party'
}

/** A column of news: its entries beside the list, the price information or the article that the address asks for. */
export function ColumnPage({ path, search, opensFirst, home, tone }: ColumnPageProps) {
  const query = useQuery(navigationQueryOptions)
  if (query.isPending) return <ColumnSkeleton />
  const column = findColumn(query.data, path)
  if (!column) return <ColumnMissing query={query} />
  const first = opensFirst && !search.article ? newsChildren(column)[0]?.id : undefined
  return (
    <Column
      column={column}
      search={{ ...search, child: search.child ?? first }}
      hasAll={!opensFirst}
      home={home}
      tone={tone}
    />
  )
}

interface ColumnProps extends Pick<ColumnPageProps, 'search' | 'home' | 'tone'> {
  column: Dictionary
  hasAll: boolean
}

function Column({ column, search, hasAll, home, tone }: ColumnProps) {
  const content = useRef<HTMLDivElement>(null)
  const child = useCurrentChild(column, search)
  useFollowFocus(content, [search.child, search.page, search.article].join('/'), { scroll: true })
  return (
    <div className={`container ${styles.page}`} data-tone={tone}>
      <ColumnTrail column={column} child={child} search={search} />
      <div className={styles.columns}>
        <SideMenu column={column} currentId={child?.id} hasAll={hasAll} home={home} />
        <div ref={content} tabIndex={-1} className={styles.content}>
          <ColumnContent column={column} child={child} search={search} />
        </div>
      </div>
    </div>
  )
}
