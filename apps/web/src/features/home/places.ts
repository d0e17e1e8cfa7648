import type { Dictionary } from '@portal/api-contract'
import { childHref, entryHref, findColumn } from '../../lib/page/navigation.ts'

/** A part of the site that a block of the home page shows: a column by its path, or an entry below it by its name. */
export interface Place {
  path: string
  child?: string
}

/** What the association names the parts that have a block of their own here. */
export const places = {
  news: { path: '/DynamicWork' },
  notices: { path: '/DynamicWork', child: '通知公告' },
  policies: { path: '/GovernmentMinistry' },
  prices: { path: '/GovernmentMinistry', child: '造价信息' },
  party: { path: '/ComWork' },
  benefits: { path: '/2408', child: '会费与权益' },
} as const satisfies Record<string, Place>

/** The ids a place has in the navigation; undefined where the association has no such part. */
export function findPlace(
  navigation: Dictionary[] | undefined,
  { path, child }: Place,
): { column: number; child?: number } | undefined {
  const column = findColumn(navigation, path)
  if (!column || !child) return column && { column: column.id }
  const entry = column.headerTwoList.find(({ detailName }) => detailName === child)
  return entry && { column: column.id, child: entry.id }
}

/** Where a place is read in full. Until the navigation is there, or without the entry, the column's own path. */
export function placeHref(navigation: Dictionary[] | undefined, { path, child }: Place): string {
  const column = findColumn(navigation, path)
  if (!column) return path
  const entry = column.headerTwoList.find(({ detailName }) => detailName === child)
  return entry ? childHref(column, entry) : entryHref(column)
}
