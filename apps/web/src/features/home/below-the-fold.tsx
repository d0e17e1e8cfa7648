import { useIdleSteps } from '../../lib/browser/idle.ts'
import { Activities } from './activities/activities.tsx'
import { Credit } from './credit/credit.tsx'
import { Experts } from './experts/experts.tsx'
import styles from './home-page.module.css'
import type { HomeSearch } from './home-search.ts'
import { Journals } from './journals/journals.tsx'
import { Links } from './links/links.tsx'
import { Members } from './members/members.tsx'
import { Notices } from './notices/notices.tsx'
import { Party } from './party/party.tsx'
import { Policies } from './policies/policies.tsx'
import { Prices } from './prices/prices.tsx'
import { Ranking } from './ranking/ranking.tsx'
import { Showcase } from './showcase/showcase.tsx'

const bands = 7

/** What a reader scrolls to: prices, what is in force, party work, how the trade stands, its members and people; band by band. */
export default function BelowTheFold({ search }: { search: HomeSearch }) {
  const shown = useIdleSteps(bands)
  return (
    <div className={shown < bands ? styles.below : undefined}>
      {shown > 0 && <Prices chosen={search.period} />}
      {shown > 1 && (
        <div className="container">
          <div className={styles.record}>
            <Notices />
            <Policies />
          </div>
        </div>
      )}
      {shown > 2 && <Party />}
      {shown > 3 && (
        <div className="container">
          <div className={styles.halves}>
            <Credit />
            <Ranking />
          </div>
        </div>
      )}
      {shown > 4 && <Showcase />}
      {shown > 5 && (
        <div className={`container ${styles.thirds}`}>
          <Activities />
          <Journals />
          <Experts />
        </div>
      )}
      {shown > 6 && (
        <div className={`container ${styles.foot}`}>
          <Members />
          <Links />
        </div>
      )}
    </div>
  )
}
