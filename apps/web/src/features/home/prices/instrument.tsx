import type { FeeNews } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { CityEditions } from './city-editions.tsx'
import { MonthScale } from './month-scale.tsx'
import { PriceIssue } from './price-issue.tsx'
import styles from './prices.module.css'
import { twoYears } from './two-years.ts'

interface InstrumentProps {
  /** The province's issues, the latest first; none while they are on their way. */
  issues: FeeNews[]
  /** The month the reader has chosen; the latest without one. */
  chosen: string | undefined
  /** Where the price information is read in full. */
  columnHref: string
}

/** A scale of two years to read a month off, and what was published for it. */
export function Instrument({ issues, chosen, columnHref }: InstrumentProps) {
  const issue = issues.find(({ period }) => period === chosen) ?? issues[0]
  const latest = issues[0]?.period ?? formatDate(new Date()).slice(0, 7)
  return (
    <div className={styles.instrument}>
      <MonthScale
        years={twoYears(latest)}
        published={new Set(issues.map(({ period }) => period))}
        current={issue?.period}
      />
      <div className={styles.reading}>
        <PriceIssue issue={issue} columnHref={columnHref} />
        <CityEditions period={issue?.period} columnHref={columnHref} />
      </div>
    </div>
  )
}
