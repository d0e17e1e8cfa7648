import { useIdleSteps } from '../../lib/idle.ts'
import styles from './home-page.module.css'
import type { HomeSearch } from './home-search.ts'
import { Links } from './links/links.tsx'
import { Members } from './members/members.tsx'
import { Notices } from './notices/notices.tsx'
import { Party } from './party/party.tsx'
import { Policies } from './policies/policies.tsx'
import { Prices } from './prices/prices.tsx'

const bands = 4

/** What a reader scrolls to: the month's prices, what is in force, party work, membership and links; band by band. */
export default function BelowTheFold({ search }: { search: HomeSearch }) {
  const shown = useIdleSteps(bands)
  return (
    <div className={shown < bands ? styles.below : undefined}>
      {shown > 0 && <Prices chosen={search.period} />}
      {shown > 1 && (
        <div className={`container ${styles.record}`}>
          <Notices />
          <Policies />
        </div>
      )}
      {shown > 2 && <Party />}
      {shown > 3 && (
        <div className={`container ${styles.foot}`}>
          <Members />
          <Links />
        </div>
      )}
    </div>
  )
}
