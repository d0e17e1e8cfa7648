import { useLingui } from '@lingui/react/macro'
import { classNames } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { NoIndex } from '../../lib/no-index.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { BrowseColumns } from './browse-columns.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { rememberSearch } from './recent-searches-store.ts'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import type { SearchParams } from './search-params.ts'
import { SearchTips } from './search-tips.tsx'
import { TradeWords } from './trade-words.tsx'
import { useResultsFocus } from './use-results-focus.ts'

/** The site's search: what was found for the words, and before there are any, where else to begin. */
export function SearchPage({ params }: { params: SearchParams }) {
  const { t } = useLingui()
  const { keyword } = params
  const heading = useRef<HTMLHeadingElement>(null)
  const title = keyword ? t`“${keyword}” 的搜索结果` : t`站内搜索`
  usePageTitle(title, t`在江川造价协会全站文章中查找通知、政策法规、造价信息和行业动态，可按栏目和时间筛选。`)
  useResultsFocus(heading)
  useEffect(() => {
    if (keyword) rememberSearch(keyword)
  }, [keyword])
  return (
    <div className={`container ${styles.page}`}>
      {keyword && <NoIndex />}
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <SearchForm keyword={keyword} />
      </header>
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
    </div>
  )
}

/** Before there are words: some to try, and the columns to look around in. */
const Beginning = () => (
  <div className={styles.panels}>
    <TradeWords />
    <BrowseColumns />
  </div>
)
