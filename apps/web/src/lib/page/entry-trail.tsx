import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ColumnName } from '../content/columns/column-name.tsx'
import { findPlace, navigationQueryOptions } from './navigation.ts'
import { PageTrail } from './page-trail.tsx'

interface EntryTrailProps {
  /** The page's own path; the navigation says below which column it stands. */
  path: string
  /** What the page is called where the navigation does not name it. */
  name: string
  /** A page below it, or one record of its list, when that is what is shown. */
  below?: ReactNode
}

/** Where a page stands by the navigation: home, column, page. */
export function EntryTrail({ path, name, below }: EntryTrailProps) {
  const { data } = useQuery(navigationQueryOptions)
  const place = findPlace(data, path)
  const entry = place?.entry?.detailIndex === path ? place.entry : undefined
  const column = place && {
    id: 'column',
    label: <ColumnName name={place.column.dictName} />,
    href: place.column.dictIndex,
  }
  const isColumn = place?.column.dictIndex === path
  const page = isColumn
    ? undefined
    : { id: 'page', label: entry ? <ColumnName name={entry.detailName} /> : name, href: path }
  const items = [column, page, below ? { id: 'below', label: below } : undefined]
  return <PageTrail items={items.filter((item) => item !== undefined)} />
}
