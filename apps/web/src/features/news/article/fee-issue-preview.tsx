import type { FeeNewsDetail } from '@portal/api-contract'
import { RichText } from '../../../lib/content/rich-text/rich-text.tsx'
import styles from './article-view.module.css'
import { FeeIssueHead, type HeadOfIssue } from './fee-issue-head.tsx'
import { PriceTable } from './prices/price-table.tsx'
import { readPrices } from './prices/read-prices.ts'
import { readingSizes } from './reading-size.ts'

/** An issue of the price information as its page shows it, before there is one. */
export function FeeIssuePreview({ issue }: { issue: HeadOfIssue & Pick<FeeNewsDetail, 'content'> }) {
  const prices = readPrices(issue.content)
  return (
    <article className={styles.article}>
      <FeeIssueHead issue={issue} />
      {prices && <PriceTable head={prices.head} rows={prices.rows} />}
      <RichText html={prices?.rest ?? issue.content} size={readingSizes.medium} />
    </article>
  )
}
