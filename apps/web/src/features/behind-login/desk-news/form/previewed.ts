import type { DeskJournal, DeskNews } from '@portal/api-contract'
import type { ReactNode } from 'react'

/** What of an article its public page shows. */
export type PreviewedNews = Pick<
  DeskNews,
  'title' | 'subTitle' | 'author' | 'source' | 'content' | 'attachments' | 'publishDate' | 'viewCount'
>

/** What of a price bulletin its public page shows. */
export type PreviewedFeeNews = Pick<DeskNews, 'title' | 'content' | 'publishDate' | 'viewCount'> & {
  region: string
  period: string
  fileUrl: string | null
}

/** What of an issue of the journal the reader shows. */
export type PreviewedJournal = Pick<
  DeskJournal,
  'bookName' | 'year' | 'issueNo' | 'totalIssueNo' | 'pages' | 'pdfUrl' | 'catalog' | 'publishDate'
>

/** Draws an article as its public page does; handed in by the route, which alone may reach both. */
export type PreviewOf<Preview> = (article: Preview) => ReactNode
