import type { ReactNode } from 'react'

/** A page of a column that is no list of news: `?view={id}` opens it, the column's menu names it. */
export interface ColumnView {
  id: string
  label: string
  /** The content, with a heading of its own. */
  content: ReactNode
}

/** What an entry of a column shows above its articles. */
export interface EntryFace {
  content: ReactNode
  /** The entry's only article is read below it; otherwise the articles are listed. */
  readsOn?: true
}
