import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { findColumn, newsChildren } from '../../../lib/page/navigation.ts'
import { places } from '../places.ts'

/** The entries of the news column that are tabs here: those with news, but for the notices, which have a block of their own. */
export function newsTabs(navigation: Dictionary[] | undefined): DictionaryDetail[] {
  const column = findColumn(navigation, places.news.path)
  return column ? newsChildren(column).filter(({ detailName }) => detailName !== places.notices.child) : []
}
