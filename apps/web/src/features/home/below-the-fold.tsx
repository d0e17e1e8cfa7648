import styles from './home-page.module.css'
import type { HomeSearch } from './home-search.ts'
import { Links } from './links/links.tsx'
import { Members } from './members/members.tsx'
import { Notices } from './notices/notices.tsx'
import { Party } from './party/party.tsx'
import { Policies } from './policies/policies.tsx'
import { Prices } from './prices/prices.tsx'

/** What a reader scrolls to: the month's prices, what is in force, party work, membership and links. */
export default function BelowTheFold({ search }: { search: HomeSearch }) {
  return (
    <>
      <Prices chosen={search.period} />
      <div className={`container ${styles.record}`}>
        <Notices />
        <Policies />
      </div>
      <Party />
      <div className={`container ${styles.foot}`}>
        <Members />
        <Links />
      </div>
    </>
  )
}
