import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useIdleSteps } from '../../lib/browser/idle.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import styles from './home-page.module.css'
import type { HomeSearch } from './home-search.ts'
import { Lead } from './lead/lead.tsx'
import { News } from './news/news.tsx'
import { Services } from './services/services.tsx'

// Fetched beside the first view, whose text does not wait for it.
const BelowTheFold = lazy(() => import('./below-the-fold.tsx'))

/** The front page of record: what is new, what the month's prices are, what is in force, and where to do things. */
export function HomePage({ search }: { search: HomeSearch }) {
  const { t } = useLingui()
  usePageTitle(
    t`首页`,
    t`江川省建设工程造价管理协会门户：协会动态、政策法规、造价信息、行业自律、会员服务与继续教育。`,
  )
  // One block at a time after the shell: all at once would keep a slow phone from answering taps for a quarter second.
  const shown = useIdleSteps(3)
  return (
    <>
      <h1 className="visually-hidden">{t`江川省建设工程造价管理协会`}</h1>
      <Services />
      <div className={`container ${styles.front}`}>
        {shown > 0 && <Lead />}
        {shown > 1 && <News chosen={search.news} />}
      </div>
      <Suspense fallback={<div className={styles.below} />}>
        {shown > 2 ? <BelowTheFold search={search} /> : <div className={styles.below} />}
      </Suspense>
    </>
  )
}
