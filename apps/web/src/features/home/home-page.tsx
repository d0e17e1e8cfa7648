import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './home-page.module.css'
import type { HomeSearch } from './home-search.ts'
import { Lead } from './lead/lead.tsx'
import { Links } from './links/links.tsx'
import { Members } from './members/members.tsx'
import { News } from './news/news.tsx'
import { Notices } from './notices/notices.tsx'
import { Party } from './party/party.tsx'
import { Policies } from './policies/policies.tsx'
import { Prices } from './prices/prices.tsx'
import { Services } from './services/services.tsx'

/** The front page of record: what is new, what the month's prices are, what is in force, and where to do things. */
export function HomePage({ search }: { search: HomeSearch }) {
  const { t } = useLingui()
  usePageTitle(t`首页`)
  return (
    <>
      <h1 className="visually-hidden">{t`江川省建设工程造价管理协会`}</h1>
      <Services />
      <div className={`container ${styles.front}`}>
        <Lead />
        <News chosen={search.news} />
      </div>
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
