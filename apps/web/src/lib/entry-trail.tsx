import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ColumnName } from './columns/column-name.tsx'
import { findEntry, navigationQueryOptions } from './navigation.ts'
import { PageTrail } from './page-trail.tsx'

interface EntryTrailProps {
  /** The path that the navigation stores with the page's entry. */
  path: string
  /** What the page is called while the navigation does not name it. */
  name: string
  /** One record of the page's list, when that is what is shown. */
  below?: ReactNode
}

/** Where a page stands that has an entry of its own in the navigation: home, column, page. */
export function EntryTrail({ path, name, below }: EntryTrailProps) {
  const { data } = useQuery(navigationQueryOptions)
  const place = findEntry(data, path)
  const column = place && {
    id: 'column',
    label: <ColumnName name={place.column.dictName} />,
    href: place.column.dictIndex,
  }
  const page = { id: 'page', label: place ? <ColumnName name={place.entry.detailName} /> : name, href: path }
  const items = [column, page, below ? { id: 'below', label: below } : undefined]
  return <PageTrail items={items.filter((item) => item !== undefined)} />
}
