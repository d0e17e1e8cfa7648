import { useLingui } from '@lingui/react/macro'
import { classNames } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { NoIndex } from '../../lib/page/no-index.tsx'
import { Page } from '../../lib/page/page.tsx'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { PageTrail } from '../../lib/page/page-trail.tsx'
import { RecentSearches } from './form/recent-searches.tsx'
import { rememberSearch } from './form/recent-searches-store.ts'
import { SearchForm } from './form/search-form.tsx'
import { Results } from './results/results.tsx'
import { useResultsFocus } from './results/use-results-focus.ts'
import styles from './search-page.module.css'
import type { SearchParams } from './search-params.ts'
import { BrowseColumns } from './start/browse-columns.tsx'
import { SearchTips } from './start/search-tips.tsx'
import { TradeWords } from './start/trade-words.tsx'

/** The site's search: what was found for the words, and before there are any, where else to begin. */
export function SearchPage({ params }: { params: SearchParams }) {
  const { t } = useLingui()
  const { keyword } = params
  const heading = useRef<HTMLHeadingElement>(null)
  const title = keyword ? t`“${keyword}” 的搜索结果` : t`站内搜索`
  useResultsFocus(heading)
  useEffect(() => {
    if (keyword) rememberSearch(keyword)
  }, [keyword])
  return (
    <Page trail={<PageTrail items={[{ id: 'search', label: t`站内搜索` }]} />}>
      {keyword && <NoIndex />}
      <div className={styles.head}>
        <PageHeading
          ref={heading}
          title={title}
          description={t`在江川造价协会全站文章中查找通知、政策法规、造价信息和行业动态，可按栏目和时间筛选。`}
        />
        <SearchForm keyword={keyword} />
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          {keyword ? <Results params={params} keyword={keyword} /> : <Beginning />}
        </div>
        <div className={classNames(styles.aside, keyword && styles.later)}>
          <RecentSearches />
          {keyword && <TradeWords />}
          <SearchTips />
        </div>
      </div>
    </Page>
  )
}

/** Before there are words: some to try, and the columns to look around in. */
const Beginning = () => (
  <div className={styles.panels}>
    <TradeWords />
    <BrowseColumns />
  </div>
)
