import { useLingui } from '@lingui/react/macro'
import type { DeskJournal, DeskNews } from '@portal/api-contract'
import { Drawer, Skeleton } from '@portal/ui/chakra'
import { type ReactNode, Suspense } from 'react'
import styles from '../desk-news.module.css'

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

interface PreviewDrawerProps {
  /** The article as its public page draws it. */
  children: ReactNode
  onClose: () => void
}

/** The article as visitors will read it. */
export default function PreviewDrawer({ children, onClose }: PreviewDrawerProps) {
  const { t } = useLingui()
  return (
    <Drawer isOpen onClose={onClose} title={t`预览`} closeLabel={t`关闭`} size="full">
      <div className={styles.preview}>
        <Suspense fallback={<Skeleton height="24rem" />}>{children}</Suspense>
      </div>
    </Drawer>
  )
}
